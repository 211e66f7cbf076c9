// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Finds where UIKit asks for the application, the screen or the clock of whoever runs, outside the places that may.
///
/// What has a window goes by it (`owningApplication`): several applications live in one process.
public struct AmbientCheck {
  /// A file that may, and why.
  public struct Exception: Sendable {
    /// Relative to `Sources/UIKit`.
    public var path: String
    public var reason: String

    public init(_ path: String, because reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  private static let folder = "Sources/UIKit"
  static let questions = [
    "UIApplication.shared", "UIApplication.current", "UIScreen.main", "CACurrentMediaTime()",
    "InterfaceSession.current",
    "InterfaceSession.resting",
  ]

  let tree: SourceTree
  let exceptions: [Exception]

  public init(tree: SourceTree, exceptions: [Exception] = AmbientCheck.tessera) {
    self.tree = tree
    self.exceptions = exceptions
  }

  public func run() throws -> [Problem] {
    var problems: [Problem] = []
    var allowed = Dictionary(uniqueKeysWithValues: exceptions.map { ("\(Self.folder)/\($0.path)", false) })
    for path in tree.files(in: Self.folder, endings: ["swift"]) {
      for (index, line) in CodeText(try tree.text(path)).text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        guard let question = Self.questions.first(where: line.contains) else { continue }
        if allowed[path] != nil {
          allowed[path] = true
        } else {
          problems.append(
            Problem(
              path: path, line: index + 1,
              message: "\(question) here: go by the view's or controller's `owningApplication`"))
        }
      }
    }
    for (path, isUsed) in allowed.sorted(by: { $0.key < $1.key }) where !isUsed {
      problems.append(
        Problem(path: path, message: "allowed to ask for what is current, but no longer does; drop the entry"))
    }
    return problems
  }
}

extension AmbientCheck {
  /// Who may in Tessera.
  public static let tessera: [Exception] = [
    Exception("Application/UIApplication.swift", because: "`UIApplication.shared` is a façade"),
    Exception(
      "Application/UIApplication+Current.swift", because: "finds the application in whose turn the caller runs"),
    Exception("Foundations/Devices/UIScreen.swift", because: "`UIScreen.main` is a façade"),
    Exception(
      "Foundations/Languages/PreferredLanguages.swift", because: "texts have no window: they go by whoever runs"),
    Exception("Foundations/Devices/UIDevice.swift", because: "`UIDevice.current` is a façade"),
    Exception(
      "Application/ObjectiveC/NSObject+ClassKeys.swift", because: "serves the façades to key-value coding of classes"),
    Exception("Application/UIMenuController.swift", because: "`UIMenuController.shared` is a façade"),
    Exception("Application/Scenes/UIScene.swift", because: "a scene belongs to the application that connects it"),
    Exception("Input/MenuElements/UIMenuBuilder.swift", because: "`UIMenuSystem.main` is a façade"),
    Exception("Input/MenuElements/UICommand.swift", because: "a command that code sends names no view"),
    Exception("Views/UIWindow.swift", because: "a window without a scene belongs to whoever makes it"),
    Exception("Views/UIResponder.swift", because: "what has no window goes by the turn"),
    Exception("Foundations/Traits/AmbientTraits.swift", because: "colours and fonts know no view"),
    Exception("Foundations/Traits/CurrentTraits.swift", because: "`UITraitCollection.current` is a façade"),
    Exception("Views/Appearance/UIAppearance.swift", because: "`appearance()` names no view"),
    Exception("Views/Accessibility/UIAccessibility.swift", because: "its questions name no view"),
    Exception("Views/UIView/UIView+Making.swift", because: "a new view is in no window"),
    Exception("Views/Animation/Animator/UIViewPropertyAnimator.swift", because: "belongs to whoever makes it"),
    Exception(
      "Views/Animation/Animator/UIViewPropertyAnimator+Playback.swift", because: "its application may be gone"),
    Exception("Views/Animation/Blocks/AnimationGroup.swift", because: "a block belongs to whoever runs it"),
    Exception("Views/Animation/Blocks/UIView+Animate.swift", because: "`UIView.areAnimationsEnabled` is a façade"),
    Exception("Controllers/Documents/UIDocument.swift", because: "a document is in no window"),
    Exception("Controllers/UIViewController.swift", because: "a new controller is in no window"),
    Exception(
      "Controllers/UIViewController+Orientation.swift", because: "`attemptRotationToDeviceOrientation()` is the class's"
    ),
    Exception("Controls/Bars/Items/UIBarButtonItem.swift", because: "an item is no view; it acts in its tap's turn"),
    Exception("Input/DragAndDrop/UIDragInteraction.swift", because: "`isEnabledByDefault` is the class's"),
    Exception("Input/Gestures/GestureTimer.swift", because: "a recogniser may be on no view"),
    Exception("Nibs/Graph/NibClasses.swift", because: "a nib's classes are in the module of the app that reads it"),
    Exception("Scrolling/HeldTouches.swift", because: "a touch's window may be gone"),
  ]
}
