"""Each round of the loop starts a few requests, in their order."""

import asyncio

from aevum.server.http.admission import Admission


async def test_a_flood_lets_others_in_between() -> None:
    admission, begun, rounds = Admission(2), [], []

    async def request(number: int) -> None:
        await admission.enter()
        begun.append(number)

    flood = [asyncio.create_task(request(number)) for number in range(9)]
    while len(begun) < 9:
        before = len(begun)
        await asyncio.sleep(0)
        rounds.append(len(begun) - before)
    assert begun == list(range(9))
    assert max(rounds) <= 2
    await asyncio.gather(*flood)


async def test_who_goes_away_takes_no_turn() -> None:
    admission = Admission(1)
    tasks = [asyncio.create_task(admission.enter()) for _ in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 10)
    await asyncio.wait_for(admission.enter(), 10)
