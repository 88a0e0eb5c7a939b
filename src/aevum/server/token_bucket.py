"""A token bucket: tokens are taken one by one and come back with time."""

# compiled: every move of every table passes through here


class TokenBucket:
    """The tokens of one key. Times are seconds of any monotonic clock."""

    def __init__(self, each_second: float, burst: float, now: float) -> None:
        self._each_second = each_second
        self._burst = float(burst)
        self._tokens = self._burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        tokens = self._tokens + (now - self._at) * self._each_second
        self._at = now
        if tokens > self._burst:
            tokens = self._burst
        if tokens < 1:
            self._tokens = tokens
            return False
        self._tokens = tokens - 1
        return True

    def wait(self, now: float = -1.0) -> float:
        """Return the seconds until the next token, from `now` on or from the last `take`."""
        passed = now - self._at if now >= 0 else 0.0
        return max(0.0, (1 - self._tokens) / self._each_second - passed)

    def full(self, now: float) -> bool:
        """Return whether it is full, so that it equals a new one."""
        return self._tokens + (now - self._at) * self._each_second >= self._burst
