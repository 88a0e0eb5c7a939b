"""The settings of a server: flags before the environment, and clear refusals."""

from pathlib import Path

import pytest

from aevum.server.config import SETTINGS, BadSetting, Config, load


def test_without_any_setting_the_database_is_in_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AEVUM_HOME", str(tmp_path))
    assert load({}) == Config(tmp_path / "aevum.db")


def test_every_field_can_be_set_from_outside() -> None:
    assert set(SETTINGS) == set(Config.__struct_fields__)
    assert len({variable for variable, _ in SETTINGS.values()}) == len(SETTINGS)


def test_the_environment_is_read() -> None:
    config = load(
        {
            "DATABASE_URL": "sqlite:///games.db",
            "AEVUM_HOST": "0.0.0.0",
            "AEVUM_PORT": " 0 ",
            "AEVUM_PUBLIC_URL": "https://Play.Example.org:443/",
            "AEVUM_ORIGINS": "https://a.example, http://[::1]:8000 ,",
            "AEVUM_TRUSTED_PROXIES": "127.0.0.1, 10.1.2.3/8,fd00::/8",
            "AEVUM_WORKERS": "3",
            "AEVUM_GRACE_MS": "1000",
            "AEVUM_BOT_PACE_MS": "0",
            "AEVUM_LOG": "JSON",
            "AEVUM_GAMES": "my.games:CHESS,tests.tiny:NEST",
            "AEVUM_OPEN_BROWSER": "yes",
            "AEVUM_SECURE_COOKIES": "no",
            "AEVUM_METRICS": "on",
            "AEVUM_LIMITS": "off",
            "PATH": "ignored",
        }
    )
    assert config == Config(
        database=Path("games.db"),
        host="0.0.0.0",
        port=0,
        public_url="https://play.example.org",
        origins=["https://a.example", "http://[::1]:8000"],
        trusted_proxies=["127.0.0.1/32", "10.0.0.0/8", "fd00::/8"],
        workers=3,
        grace_ms=1000,
        bot_pace_ms=0,
        log="json",
        games=["my.games:CHESS", "tests.tiny:NEST"],
        open_browser=True,
        secure_cookies="no",
        metrics=True,
        limits=False,
    )


def test_a_flag_beats_the_environment_and_none_is_no_flag() -> None:
    environ = {"AEVUM_PORT": "9000", "AEVUM_HOST": "10.0.0.1", "DATABASE_URL": "old.db"}
    config = load(environ, port=0, host=None, database=Path("new.db"), games=["a:B", "c.d:E"])
    assert (config.port, config.host, config.database) == (0, "10.0.0.1", Path("new.db"))
    assert config.games == ["a:B", "c.d:E"]


def test_an_empty_variable_is_as_if_it_were_not_there() -> None:
    assert load({"AEVUM_PORT": "", "DATABASE_URL": "x.db"}).port == 8000


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///games.db", "games.db"),
        ("sqlite:////srv/games.db", "/srv/games.db"),
        ("SQLite:///games.db", "games.db"),
        ("games.db", "games.db"),
        ("/srv/games.db", "/srv/games.db"),
        ("a folder/games.db", "a folder/games.db"),
    ],
)
def test_a_database_is_a_file(url: str, path: str) -> None:
    assert load({"DATABASE_URL": url}).database == Path(path)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:pass@db/games",
        "mysql://db/games",
        "sqlite+aiosqlite:///x.db",
        "https://x/y",
    ],
)
def test_any_other_database_is_refused_without_telling_its_password(url: str) -> None:
    with pytest.raises(BadSetting, match="use SQLite") as caught:
        load({"DATABASE_URL": url})
    assert "pass" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("database", "sqlite://"),
        ("database", "sqlite:///"),
        ("database", "sqlite://host/games.db"),
        ("database", ":memory:"),
        ("database", "a\0b"),
        ("database", "~nobody-of-that-name/games.db"),
        ("host", ""),
        ("host", "my host"),
        ("host", "http://x"),
        ("port", "65536"),
        ("port", "-1"),
        ("port", "٣"),
        ("port", "1e3"),
        ("port", True),
        ("public_url", "example.org"),
        ("public_url", "https://example.org/aevum"),
        ("public_url", "https://me:secret@example.org"),
        ("public_url", "https://example.org:port"),
        ("public_url", "javascript:alert(1)"),
        ("origins", ["https://a.example", "*"]),
        ("trusted_proxies", "*"),
        ("trusted_proxies", "proxy.example.org"),
        ("trusted_proxies", "10.0.0.0/40"),
        ("workers", 0),
        ("grace_ms", "soon"),
        ("log", "xml"),
        ("games", "chess"),
        ("games", "os.path;x:Y"),
        ("open_browser", "perhaps"),
        ("secure_cookies", "maybe"),
        ("metrics", "2"),
        ("colour", "red"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(name: str, value: object) -> None:
    with pytest.raises(BadSetting) as caught:
        load({}, **{name: value})
    sentence = str(caught.value)
    assert name.replace("_", "-") in sentence
    assert sentence.endswith(".")
    assert sentence.isprintable()
    assert "secret" not in sentence


def test_a_refusal_names_the_variable_it_came_from() -> None:
    with pytest.raises(BadSetting, match=r"^AEVUM_PORT: "):
        load({"AEVUM_PORT": "many"})
