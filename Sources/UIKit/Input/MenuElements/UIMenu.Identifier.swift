// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIMenu {
  /// By which a menu is found again; those of the system's menus have names.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    private init(system name: String) {
      rawValue = "com.apple.menu.\(name)"
    }

    public static let application = Identifier(system: "application")
    public static let file = Identifier(system: "file")
    public static let edit = Identifier(system: "edit")
    public static let view = Identifier(system: "view")
    public static let window = Identifier(system: "window")
    public static let help = Identifier(system: "help")
    public static let about = Identifier(system: "about")
    public static let preferences = Identifier(system: "preferences")
    public static let services = Identifier(system: "services")
    public static let hide = Identifier(system: "hide")
    public static let quit = Identifier(system: "quit")
    public static let newScene = Identifier(system: "new-scene")
    public static let openRecent = Identifier(system: "open-recent")
    public static let close = Identifier(system: "close")
    public static let print = Identifier(system: "print")
    public static let document = Identifier(system: "document")
    public static let undoRedo = Identifier(system: "undo-redo")
    public static let standardEdit = Identifier(system: "standard-edit")
    public static let find = Identifier(system: "find")
    public static let replace = Identifier(system: "replace")
    public static let share = Identifier(system: "share")
    public static let textStyle = Identifier(system: "text-style")
    public static let spelling = Identifier(system: "spelling")
    public static let spellingPanel = Identifier(system: "spelling-panel")
    public static let spellingOptions = Identifier(system: "spelling-options")
    public static let substitutions = Identifier(system: "substitutions")
    public static let substitutionsPanel = Identifier(system: "substitutions-panel")
    public static let substitutionOptions = Identifier(system: "substitution-options")
    public static let transformations = Identifier(system: "transformations")
    public static let speech = Identifier(system: "speech")
    public static let lookup = Identifier(system: "lookup")
    public static let learn = Identifier(system: "learn")
    public static let format = Identifier(system: "format")
    public static let font = Identifier(system: "font")
    public static let textSize = Identifier(system: "text-size")
    public static let textColor = Identifier(system: "text-color")
    public static let textStylePasteboard = Identifier(system: "text-style-pasteboard")
    public static let text = Identifier(system: "text")
    public static let writingDirection = Identifier(system: "writing-direction")
    public static let alignment = Identifier(system: "alignment")
    public static let toolbar = Identifier(system: "toolbar")
    public static let sidebar = Identifier(system: "sidebar")
    public static let fullscreen = Identifier(system: "fullscreen")
    public static let minimizeAndZoom = Identifier(system: "minimize-and-zoom")
    public static let bringAllToFront = Identifier(system: "bring-all-to-front")
    public static let root = Identifier(system: "root")
  }
}
