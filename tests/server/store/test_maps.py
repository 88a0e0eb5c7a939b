"""Maps of guests: a name of their own, a few for each guest, lists by name and page."""

import asyncio

import pytest

from aevum.server.store import NameTaken, Store, TooMany
from aevum.server.store.maps import MOST


async def names(store: Store, guest: str, words: str = "", before: int = 0) -> list[str]:
    """A list of others' maps, three per page."""
    rows, _ = await store.maps_of_others(guest, words, before, 3)
    return [row.name for row in rows]


async def test_a_map_is_kept_changed_and_deleted(store: Store) -> None:
    ann, _ = await store.make_guest("Ann")
    code = await store.add_map(ann.id, "Two lakes", "a text", 5)
    row = await store.map(code)
    assert row is not None
    assert (row.guest, row.author, row.name, row.text) == (ann.id, "Ann", "Two lakes", "a text")
    await store.save_map(code, "Three lakes", "another", 6)
    await store.rename_guest(ann.id, "Zoe")
    (row,) = await store.maps_of(ann.id)
    assert (row.author, row.name, row.text, row.changed) == ("Zoe", "Three lakes", "another", 6)
    await store.delete_map(code)
    assert await store.map(code) is None
    await store.add_map(ann.id, "Two lakes", "a text", 7)  # its names are free again


@pytest.mark.parametrize("name", ["Two lakes", "TWO LAKES", "two la\u212aes", "\uff34wo lakes"])
async def test_no_two_maps_have_one_name(store: Store, name: str) -> None:
    ann, _ = await store.make_guest("Ann")
    bob, _ = await store.make_guest("Ann")
    await store.add_map(ann.id, "two lakes", "", 1)
    other = await store.add_map(bob.id, "Straße", "", 1)
    with pytest.raises(NameTaken):
        await store.add_map(bob.id, name, "", 2)
    with pytest.raises(NameTaken):
        await store.save_map(other, name, "", 2)
    await store.save_map(other, "STRASSE", "", 3)  # a map may keep its own name


async def test_a_guest_has_so_many_and_no_more(store: Store) -> None:
    ann, _ = await store.make_guest("Ann")
    bob, _ = await store.make_guest("Ann")
    await asyncio.gather(*(store.add_map(ann.id, f"map {n}", "", n) for n in range(MOST)))
    with pytest.raises(TooMany):
        await store.add_map(ann.id, "one more", "", 1)
    await store.add_map(bob.id, "one more", "", 1)
    await store.delete_map((await store.maps_of(ann.id))[0].code)
    await store.add_map(ann.id, "yet another", "", 1)


async def test_others_maps_come_page_by_page(store: Store) -> None:
    ann, _ = await store.make_guest("Ann")
    bob, _ = await store.make_guest("Ann")
    for number in range(7):
        await store.add_map(ann.id, f"Isle {number}", "", 1)
    await store.add_map(bob.id, "Mine", "", 1)
    found, before = [], 0
    while True:
        rows, before = await store.maps_of_others(bob.id, "", before, 3)
        found += [row.name for row in rows]
        if not before:
            break
    assert found == [f"Isle {number}" for number in range(6, -1, -1)]


async def test_maps_are_found_by_a_part_of_their_name(store: Store) -> None:
    ann, _ = await store.make_guest("Ann")
    for name in ("100% wool", "Zoë's isle", "a_b", "aXb"):
        await store.add_map(ann.id, name, "", 1)
    assert await names(store, "", "WOOL") == ["100% wool"]
    assert await names(store, "", "ZOË") == ["Zoë's isle"]
    assert await names(store, "", "%") == ["100% wool"]
    assert await names(store, "", "a_b") == ["a_b"]
    assert await names(store, "", "isle'") == []
    assert await names(store, ann.id, "wool") == []
    assert [row.name for row in await store.maps_of(ann.id, "wool")] == ["100% wool"]
