// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The apps of this edition. All of them are made up.
extension StoreApp {
  static let vesper = StoreApp(name: "Vesper", tagline: "One night, one lake", icon: "vesper")
  static let tidewater = StoreApp(name: "Tidewater", tagline: "The sea, by the hour", icon: "tidewater")
  static let quince = StoreApp(name: "Quince", tagline: "Recipes without the essay", icon: "quince")
  static let margin = StoreApp(name: "Margin", tagline: "A notebook that stays out of the way", icon: "margin")
  static let plainsong = StoreApp(name: "Plainsong", tagline: "Voice notes you can find again", icon: "plainsong")
  static let brisk = StoreApp(name: "Brisk", tagline: "Ten minutes, every day", icon: "brisk")
  static let hearth = StoreApp(name: "Hearth", tagline: "What the house needs next", icon: "hearth")
  static let lastline = StoreApp(name: "Last Line", tagline: "Drive the tram home", icon: "lastline")
  static let perihelion = StoreApp(name: "Perihelion", tagline: "The planets, where they are", icon: "perihelion")
  static let dovetail = StoreApp(name: "Dovetail", tagline: "Draw it, then build it", icon: "dovetail")
  static let overtone = StoreApp(name: "Overtone", tagline: "Piano from the first note", icon: "overtone")
  static let strum = StoreApp(name: "Strum", tagline: "Three chords and a tune", icon: "strum")
  static let tactus = StoreApp(name: "Tactus", tagline: "A metronome with manners", icon: "tactus")
  static let fathom = StoreApp(name: "Fathom", tagline: "Train your ear", icon: "fathom")
  static let longshadow = StoreApp(name: "Long Shadow", tagline: "Walk where the sand lets you", icon: "longshadow")
  static let updraft = StoreApp(name: "Updraft", tagline: "Weather for slow flying", icon: "updraft")
  static let lamplight = StoreApp(name: "Lamplight", tagline: "A wood, a flame, a way back", icon: "lamplight")
}
