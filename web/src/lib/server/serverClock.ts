/** The server's time, from the best answered ping. */

/** A clock that is wrong by more than this is set; otherwise it is moved slowly, so that nobody notices. */
const JUMP = 400;
/** The share of the passing time for corrections. */
const SLEW = 0.05;

export class ServerClock {
  private offset = 0;
  private best = Infinity;
  /** The shown time, and when it was last read. */
  private shown: number | null = null;
  private asked = 0;

  /** Use the server's time in a message, without knowing its latency. */
  heard(server: number, local: number): void {
    if (this.best < Infinity) return;
    this.offset = server - local;
    this.shown = null;
  }

  /** Use an answered ping: the server's time belongs to the middle of its round trip. */
  measured(server: number, sent: number, received: number): void {
    const way = received - sent;
    if (this.best === Infinity) this.shown = null; // a time without a latency isn't kept
    // An old best loses weight slowly, since clocks drift.
    this.best = Math.min(this.best * 1.1, way);
    if (way <= this.best) this.offset = server - (sent + received) / 2;
  }

  /** Use the server's time and its measured round trip. */
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
