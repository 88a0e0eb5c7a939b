"""What is printed on cards and Zones, typed again: the tables of the game must agree."""

# Name, Momentary or Perpetual, coins, cost, crowns, how sure it is
CardRow = tuple[str, str, int, int, int, str]

# fmt: off
BASE_CARDS: tuple[CardRow, ...] = (
    ("Anubis Statuette", "M", 2, 16, 7, "high"),
    ("Artist", "M", 8, 4, 4, "high"),
    ("Bag of Loot", "M", 7, 4, 4, "high"),
    ("Barbarian Horde", "M", 9, 16, 7, "high"),
    ("Black Market", "P", 7, 8, 5, "high"),
    ("Conspiracy", "P", 0, 8, 5, "high"),
    ("Crown Jewels", "M", 11, 4, 4, "high"),
    ("Engineer", "M", 12, 8, 5, "high"),
    ("Explorer", "P", 6, 16, 7, "high"),
    ("Friends in Old Places", "P", 6, 12, 6, "high"),
    ("Gang of Pickpockets", "P", 0, 12, 6, "high"),
    ("Gladiator's Gladius", "M", 8, 16, 7, "high"),
    ("Golden Goose", "M", 16, 20, 8, "high"),
    ("Infected Rat", "M", 8, 12, 6, "high"),
    ("Inventor", "M", 4, 20, 8, "high"),
    ("Investments", "P", 8, 16, 7, "high"),
    ("Kill Your Grandfather", "M", 5, 4, 4, "high"),
    ("King's Sword", "M", 8, 20, 8, "high"),
    ("Mayan Ritual Knife", "M", 10, 12, 6, "high"),
    ("Papal Tiara", "M", 4, 20, 8, "high"),
    ("Predict the Future", "M", 12, 4, 4, "high"),
    ("Prime Real Estate", "P", 7, 20, 8, "high"),
    ("Secret Society", "P", 0, 8, 5, "high"),
    ("Settlers", "M", 8, 16, 7, "high"),
    ("Shogun's Katana", "M", 10, 12, 6, "high"),
    ("Step on a Butterfly", "M", 12, 4, 4, "high"),
    ("Think Tank", "P", 11, 8, 5, "high"),
    ("Treasure Map", "P", 6, 12, 6, "high"),
    ("Trinket", "M", 4, 8, 5, "high"),
    ("Tulip Stocks", "M", 9, 20, 8, "high"),
)
REALITY_CARDS: tuple[CardRow, ...] = (
    ("A Place Outside Time", "P", 12, 4, 4, "high"),
    ("Ambassador", "P", 10, 4, 4, "high"),
    ("Ancient Scroll", "M", 12, 16, 7, "high"),
    ("Assassin's Dagger", "M", 4, 12, 6, "high"),
    ("Bank", "P", 8, 16, 7, "medium"),
    ("Battle Plans", "M", 8, 8, 5, "high"),
    ("Beggar", "P", 6, 4, 4, "high"),
    ("Cache", "P", 4, 12, 6, "high"),
    ("Cutthroat's Cutlass", "M", 12, 16, 7, "medium"),
    ("Detective", "P", 8, 12, 6, "high"),
    ("Golden Apple", "M", 12, 8, 5, "high"),
    ("Hacker", "P", 8, 20, 8, "high"),
    ("Hidden Cave", "P", 10, 16, 7, "medium"),
    ("Hideout", "P", 8, 20, 8, "high"),
    ("Inventor's Journal", "M", 11, 8, 5, "high"),
    ("Maneuver", "M", 12, 12, 6, "high"),
    ("Meet Younger Self", "M", 0, 12, 5, "high"),
    ("Mysterious Relic", "M", 12, 12, 6, "high"),
    ("Panacea", "M", 8, 4, 4, "high"),
    ("Pilgrims", "M", 0, 16, 7, "high"),
    ("Revolutionaries", "P", 2, 4, 4, "high"),
    ("Secret Mission", "M", 4, 20, 8, "high"),
    ("Secret Plot", "M", 0, 16, 7, "high"),
    ("Secret Stash", "M", 10, 8, 5, "high"),
    ("Secret Weapon", "M", 0, 8, 5, "high"),
    ("Sultan's Scimitar", "M", 10, 4, 4, "high"),
    ("Sunboat of Ra", "P", 2, 20, 8, "low"),
    ("Tactician", "P", 10, 12, 6, "high"),
    ("University", "P", 12, 20, 8, "high"),
    ("Visionary", "M", 0, 28, 8, "high"),
)
SPECIAL_CARDS: tuple[CardRow, ...] = (
    ("Gizmo", "M", 0, 20, 10, "medium"),
    ("Trade Goods", "M", 0, 0, 2, "medium"),
)

# By Time
BASE_ZONES = (
    (
        "Late Jurassic", "Stone Age", "Ancient Egypt", "Ice Age", "Primitive Paradise",
        "Time of Legends", "Ancient Greece", "Iron Age",
    ),
    (
        "Pax Buddha", "Renaissance", "Feudal Japan", "Imperial China", "Age of Cults",
        "Crusades", "Plague", "Roman Empire", "Holy Norse Empire", "Inquisition",
        "Aztec Invasion", "Egyptian America",
    ),
    (
        "Age of Discovery", "Balloon Revolution", "American Civil War", "Plutocracy",
        "Prohibition Era", "Cold War", "Great Depression", "Bureaucracy", "Police State",
        "Summer of Love", "French Revolution", "Industrial Revolution",
    ),
    (
        "Nanotech Wonderland", "Robot Uprising", "Space Age", "Utopia", "Age of Cats",
        "Age of Toys", "Communist Utopia", "Information Age", "Nuclear Wasteland", "Savagery",
        "Steampunk Empire", "Warm Globe", "Icy Wasteland", "Mere Anarchy", "Age of Cybernetics",
        "Alien Contact",
    ),
)
REALITY_ZONES = (
    (
        "Age of Atlantis", "Alien Egypt", "Babylonian Bazaar", "Bronze Age", "Dawn of Man",
        "Kingdom of Trilobites", "Neolithic Renaissance", "Trojan War",
    ),
    (
        "Ancient Carthage", "Bright Ages", "Byzantine Empire", "Celtic Paradise", "Dark Ages",
        "Empire of the Amazons", "Greek America", "Mongolian Empire", "Scientist Enclave",
        "Three Kingdoms", "Tibetan Empire", "Viking America",
    ),
    (
        "Age of Piracy", "Age of Plastic", "Atomic Age", "Cultural Revolution",
        "Dutch Golden Age", "Gold Rush", "Meritocracy", "New France", "Pax Britannica",
        "Rome Eternal", "Russian Revolution", "Y2K",
    ),
    (
        "Age of Superheroes", "Capitalist Utopia", "Earth United", "Endless City", "Exodus",
        "Floating Cities", "Green World", "Mafia City-States", "Quiet Planet", "Poison Earth",
        "Robotic Utopia", "Scrapyard World", "Simulated Paradise", "Singularity",
        "Underground Haven", "Zombie Apocalypse",
    ),
)
# fmt: on

DOUBTFUL_ZONES = {
    "Alien Egypt": "medium",
    "Celtic Paradise": "medium",
    "Zombie Apocalypse": "medium",
}

THEMED_SETS = {
    "beginners": (
        "Ancient Egypt, Roman Empire, Renaissance, Industrial Revolution, Balloon Revolution, "
        "American Civil War, Steampunk Empire, Age of Toys, Robot Uprising, Nanotech Wonderland"
    ),
    "friendly": (
        "Stone Age, Pax Buddha, Age of Cults, Balloon Revolution, Summer of Love, Prohibition "
        "Era, Information Age, Utopia, Warm Globe, Communist Utopia"
    ),
    "harsh": (
        "Ice Age, Inquisition, Plague, Bureaucracy, Great Depression, Police State, Savagery, "
        "Icy Wasteland, Nuclear Wasteland, Mere Anarchy"
    ),
    "riches": (
        "Primitive Paradise, Crusades, Holy Norse Empire, American Civil War, Plutocracy, Age "
        "of Discovery, Nanotech Wonderland, Age of Cats, Age of Toys, Warm Globe"
    ),
    "control": (
        "Iron Age, Roman Empire, Egyptian America, Prohibition Era, American Civil War, French "
        "Revolution, Nuclear Wasteland, Space Age, Robot Uprising, Icy Wasteland"
    ),
    "science": (
        "Age of Atlantis, Bright Ages, Scientist Enclave, Industrial Revolution, Age of "
        "Plastic, Atomic Age, Steampunk Empire, Singularity, Floating Cities, Nuclear Wasteland"
    ),
    "traders": (
        "Babylonian Bazaar, Ancient Carthage, Byzantine Empire, Age of Discovery, Y2K, Dutch "
        "Golden Age, Scrapyard World, Underground Haven, Endless City, Information Age"
    ),
    "nightmare worlds": (
        "Trojan War, Mongolian Empire, Dark Ages, Police State, Age of Piracy, Bureaucracy, "
        "Mere Anarchy, Zombie Apocalypse, Poison Earth, Robot Uprising"
    ),
    "perfect worlds": (
        "Neolithic Renaissance, Celtic Paradise, Renaissance, Meritocracy, Pax Britannica, Gold "
        "Rush, Utopia, Capitalist Utopia, Robotic Utopia, Communist Utopia"
    ),
    "big time": (
        "Bronze Age, Tibetan Empire, Scientist Enclave, Pax Britannica, Dutch Golden Age, "
        "Plutocracy, Space Age, Floating Cities, Earth United, Green World"
    ),
    "control your destiny": (
        "Kingdom of Trilobites, Greek America, Roman Empire, New France, Atomic Age, Rome "
        "Eternal, Simulated Paradise, Robotic Utopia, Quiet Planet, Mafia City-States"
    ),
    "revolutions": (
        "Dawn of Man, Viking America, Three Kingdoms, American Civil War, Cultural Revolution, "
        "Russian Revolution, Zombie Apocalypse, Savagery, Exodus, Nuclear Wasteland"
    ),
    "they walk among us": (
        "Alien Egypt, Empire of the Amazons, Greek America, Balloon Revolution, Meritocracy, "
        "Age of Plastic, Simulated Paradise, Alien Contact, Age of Superheroes, Age of Cats"
    ),
}

# What a visit is mostly about
# fmt: off
ZONE_KINDS: dict[str, tuple[str, ...]] = {
    "choice": (
        "Late Jurassic", "Ancient Greece", "Pax Buddha", "Imperial China", "Great Depression",
        "Summer of Love", "Icy Wasteland",
    ),
    "score": (
        "Stone Age", "Ancient Egypt", "Ice Age", "Primitive Paradise", "Time of Legends",
        "Iron Age", "Space Age", "Age of Cats", "Age of Atlantis", "Alien Egypt",
        "Babylonian Bazaar", "Bronze Age", "Dawn of Man", "Kingdom of Trilobites",
        "Neolithic Renaissance", "Trojan War", "Green World", "Mafia City-States",
    ),
    "draw": (
        "Renaissance", "Feudal Japan", "Age of Cults", "Crusades", "Plague", "Roman Empire",
        "Holy Norse Empire", "Inquisition", "Aztec Invasion", "Egyptian America", "Robot Uprising",
        "Savagery", "Ancient Carthage", "Bright Ages", "Byzantine Empire", "Celtic Paradise",
        "Dark Ages", "Empire of the Amazons", "Greek America", "Mongolian Empire",
        "Scientist Enclave", "Three Kingdoms", "Tibetan Empire", "Viking America",
    ),
    "play": (
        "Age of Discovery", "Balloon Revolution", "American Civil War", "Plutocracy",
        "Prohibition Era", "Cold War", "Bureaucracy", "Police State", "French Revolution",
        "Industrial Revolution", "Communist Utopia", "Warm Globe", "Age of Piracy",
        "Age of Plastic", "Atomic Age", "Cultural Revolution", "Dutch Golden Age", "Gold Rush",
        "Meritocracy", "New France", "Pax Britannica", "Rome Eternal", "Russian Revolution", "Y2K",
        "Earth United",
    ),
    "other": (
        "Nanotech Wonderland", "Utopia", "Age of Toys", "Information Age", "Nuclear Wasteland",
        "Steampunk Empire", "Mere Anarchy", "Age of Cybernetics", "Alien Contact",
        "Age of Superheroes", "Capitalist Utopia", "Endless City", "Exodus", "Floating Cities",
        "Quiet Planet", "Poison Earth", "Robotic Utopia", "Scrapyard World", "Simulated Paradise",
        "Singularity", "Underground Haven", "Zombie Apocalypse",
    ),
}
# fmt: on
