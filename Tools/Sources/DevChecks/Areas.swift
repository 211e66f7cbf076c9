// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The areas of a module that is too large for one flat list, from the bottom up: what stands lower must not know what
/// stands higher.
public struct Areas: Sendable {
  /// A folder of the module, with all below it that is no area of its own.
  public struct Area: Sendable {
    /// Relative to the module's folder.
    public var folder: String
    /// Types of higher areas that it names all the same: Apple's own API says them there, or the reason stands beside.
    public var says: Set<String>

    public init(_ folder: String, says: Set<String> = []) {
      self.folder = folder
      self.says = says
    }
  }

  /// Relative to the root of the repository.
  public var folder: String
  /// By rank. Areas of one rank stand beside each other and do not know each other.
  public var ranks: [[Area]]

  public init(folder: String, ranks: [[Area]]) {
    self.folder = folder
    self.ranks = ranks
  }
}

extension Areas {
  /// UIKit's.
  public static let uiKit = Areas(
    folder: "Sources/UIKit",
    ranks: [
      // Values, colours, fonts, pictures, traits, the screen; the façades ask the app for what is current.
      [Area("Foundations", says: ["UIApplication"])],
      // UIView and UIWindow, Auto Layout, animation, stacks. Apple's responders and views name what comes to them and
      // whose they are; a window has the dispatcher of its touches and the system of its focus.
      [
        Area(
          "Views",
          says: [
            "TouchDispatcher", "UIApplication", "UIEvent", "UIFocusAnimationCoordinator", "UIFocusEnvironment",
            "UIFocusItem", "UIFocusSystem", "UIFocusUpdateContext", "UIGestureRecognizer", "UIInteraction",
            "UICommand", "UIInputViewController", "UIKeyCommand", "UIMenuBuilder", "UIPress", "UIPressesEvent",
            "UITouch", "UIViewController",
            "UIWindowScene",
          ])
      ],
      // Labels, and drawing text.
      [Area("Text")],
      // Touches, keys, recognisers, what menus have. Touches on what scrolls are held back.
      [Area("Input", says: ["HeldTouches", "UIApplication", "UIViewController"])],
      [Area("Scrolling", says: ["UIApplication", "UIRefreshControl"])],
      // Input that scrolls what is under the finger, or that shows something.
      [
        Area("Input/DragAndDrop", says: ["UIApplication"]),
        Area("Input/Focus", says: ["UIViewController"]),
        // Open menus scroll too; a preview may be a controller's.
        // An element that is awaited has a wheel.
        Area("Input/Menus", says: ["UIActivityIndicatorView", "UIViewController"]),
      ],
      // Buttons, configurations, bars. A bar asks the controller that owns it.
      [Area("Controls", says: ["NavigationTransition", "UIApplication", "UINavigationController"])],
      // What rows of collections and tables share: configurations, marks, lines.
      [Area("Lists/Cells")],
      // What collections and tables share. Apple's layouts say whose they are and which views decorate; a place says where
      // in a list it is.
      [
        Area(
          "Lists/Engine",
          says: ["ListPlace", "UIApplication", "UICollectionReusableView", "UICollectionView", "UINib"]),
        Area("Lists/Swipe"),
      ],
      // Cells may be registered as nibs.
      [
        Area("Lists/Collections", says: ["UIApplication", "UINib"]),
        Area("Lists/Tables", says: ["UICollectionView", "UINib"]),
      ],
      // Views and elements of collection views as bodies.
      [Area("Dynamics")],
      [Area("Controllers", says: ["UIApplication", "UIStoryboard"])],
      // Views, controllers and what connects them, made from the source of nibs and storyboards.
      [Area("Nibs", says: ["UIApplication"])],
      [Area("Application")],
    ])
}
