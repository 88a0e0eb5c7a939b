/** The server's time, as well as the best answered ping tells it. */

export class ServerClock {
  private offset = 0;
  private best = Infinity;

  /** A message that carries the server's time arrived; nothing is known of its way here. */
  heard(server: number, local: number): void {
    if (this.best === Infinity) this.offset = server - local;
  }

  /** A ping came back: the server's time belongs to the middle of its way. */
  measured(server: number, sent: number, received: number): void {
    const way = received - sent;
    // An old best is let go slowly, since clocks drift.
    this.best = Math.min(this.best * 1.1, way);
    if (way <= this.best) this.offset = server - (sent + received) / 2;
  }

  now(local: number): number {
    return local + this.offset;
  }
}
