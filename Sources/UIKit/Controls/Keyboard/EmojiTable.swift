// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The emoji of the keyboard on the screen: the more common ones, in groups.
enum EmojiTable {
  /// Raw values are what assistive technology reads.
  enum Group: String, Hashable, CaseIterable {
    case people = "smileys and people"
    case nature = "animals and nature"
    case food = "food and drink"
    case activity
    case travel = "travel and places"
    case objects, symbols, flags
  }

  /// The picture of a group's key.
  static func symbol(of group: Group) -> String {
    switch group {
    case .people: "face.smiling"
    case .nature: "pawprint"
    case .food: "fork.knife"
    case .activity: "sportscourt"
    case .travel: "car"
    case .objects: "lightbulb"
    case .symbols: "heart"
    case .flags: "flag"
    }
  }

  static func characters(of group: Group) -> [String] {
    switch group {
    case .people: people
    case .nature: nature
    case .food: food
    case .activity: activity
    case .travel: travel
    case .objects: objects
    case .symbols: symbols
    case .flags: flags
    }
  }

  private static func split(_ text: String) -> [String] { text.map(String.init) }

  private static let people = split(
    "😀😃😄😁😆😅😂🤣🥲😊😇🙂🙃😉😌😍🥰😘😋😛😜🤪🤨🧐🤓😎🤩🥳😏😒😞😔😟😕🙁😣😖😫😩🥺😢😭😤😠😡🤬🤯😳🥵🥶😱😨😰🤗🤔🤭🤫😶😐😬🙄😯😴🤤😪🤐🥴🤢🤮🤧😷🤒🤕"
      + "🤠😈👻💀👽🤖👋🤚✋👌🤌✌️🤞🤟👈👉👆👇👍👎✊👊👏🙌🤝🙏💪👀👶🧒👦👧🧑👨👩🧓👴👵")
  private static let nature = split(
    "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🦇🐺🐗🐴🦄🐝🐛🦋🐌🐞🐜🕷🐢🐍🦎🐙🦑🦐🦀🐡🐠🐟🐬🐳🐋🦈🐊🐅🐘🦒🐄🐎🐖🐑🐐🦌🐕🐈🌵🎄🌲🌳🌴🌱🌿🍀🍁🍂🍃🌷🌹🌺🌸🌼🌻🌞🌙⭐️🔥🌈☀️☁️❄️💧🌊")
  private static let food = split(
    "🍏🍎🍐🍊🍋🍌🍉🍇🍓🫐🍒🍑🥭🍍🥥🥝🍅🥑🥦🥒🌶🌽🥕🥔🥐🍞🥖🧀🥚🍳🥞🥓🍗🍔🍟🍕🌭🥪🌮🌯🥗🍝🍜🍲🍛🍣🍱🍚🍙🍤🍦🍰🎂🍭🍬🍫🍿🍩🍪🥛☕️🍵🥤🍺🍻🥂🍷🍸🍹")
  private static let activity = split(
    "⚽️🏀🏈⚾️🎾🏐🏉🎱🏓🏸🏒🏏⛳️🏹🎣🥊🥋⛸🎿🏂🏋️🤸🏄🏊🚴🏆🥇🥈🥉🎫🎪🎭🎨🎬🎤🎧🎼🎹🥁🎷🎺🎸🎻🎲🎯🎳🎮🎰🧩")
  private static let travel = split(
    "🚗🚕🚙🚌🏎🚓🚑🚒🚚🚜🚲🛵🏍🚨🚂🚆🚇🚊✈️🛫🛬🚀🛸🚁⛵️🚤🚢⚓️⛽️🚦🗺🗿🗽🗼🏰🏟🎡🎢⛲️🏖🏝🏔⛺️🏠🏡🏢🏥🏦🏨🏫⛪️🕌🌅🌄🌃🌆🌉")
  private static let objects = split(
    "⌚️📱💻⌨️🖥🖨💾📷🎥📞📺📻⏰⌛️🔋🔌💡🔦🕯💵💳💎🔧🔨⚙️🔫💣🔪🛡🔮💈🔭🔬💊💉🧬🧹🧻🚽🚿🛁🔑🚪🛋🛏🎁🎈🎉✉️📦📈📉📅📌📎✂️📖📚🔍🔒🔓✏️📝")
  private static let symbols = split(
    "❤️🧡💛💚💙💜🖤🤍🤎💔💕💞💓💗💖💘💝☮️✝️☯️♈️♉️♊️♋️♌️♍️♎️♏️♐️♑️♒️♓️⚛️☢️❌⭕️🛑⛔️🚫💯❗️❓⚠️♻️✅💤🎵➕➖✖️➗♾💲©️®️™️🔴🟠🟡🟢🔵🟣⚫️⚪️🔔🔇♠️♣️♥️♦️🕐")
  private static let flags = split("🏁🚩🏳️🏴🇦🇺🇦🇹🇧🇪🇧🇷🇨🇦🇨🇭🇨🇳🇨🇿🇩🇪🇩🇰🇪🇬🇪🇸🇪🇺🇫🇮🇫🇷🇬🇧🇬🇷🇮🇪🇮🇱🇮🇳🇮🇹🇯🇵🇰🇷🇲🇽🇳🇱🇳🇴🇳🇿🇵🇱🇵🇹🇸🇪🇹🇷🇺🇦🇺🇸🇿🇦")
}
