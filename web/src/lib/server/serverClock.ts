/** The server's time, as well as the best answered ping tells it. */

/** A clock that is wrong by more than this is set; by less, it is moved so gently that nobody sees it. */
const JUMP = 400;
/** How much of the time that passes may go into setting it right. */
const SLEW = 0.05;

export class ServerClock {
  private offset = 0;
  private best = Infinity;
  /** What is shown now, and when that was last asked for. */
  private shown: number | null = null;
  private asked = 0;

  /** A message that carries the server's time arrived; nothing is known of its way here. */
  heard(server: number, local: number): void {
    if (this.best < Infinity) return;
    this.offset = server - local;
    this.shown = null;
  }

  /** A ping came back: the server's time belongs to the middle of its way. */
  measured(server: number, sent: number, received: number): void {
    const way = received - sent;
    if (this.best === Infinity) this.shown = null; // what was only heard is not worth keeping
    // An old best is let go slowly, since clocks drift.
    this.best = Math.min(this.best * 1.1, way);
    if (way <= this.best) this.offset = server - (sent + received) / 2;
  }

  /** The server said its time and how long a message takes there and back. */
  probed(server: number, trip: number, received: number): void {
    this.measured(server, received - trip, received);
  }

  now(local: number): number {
    const wrong = this.offset - (this.shown ?? this.offset);
    const most = Math.max(0, local - this.asked) * SLEW;
    this.asked = local;
    if (Math.abs(wrong) > JUMP || Math.abs(wrong) <= most) this.shown = this.offset;
    else this.shown = (this.shown ?? this.offset) + Math.sign(wrong) * most;
    return local + this.shown;
  }
}
