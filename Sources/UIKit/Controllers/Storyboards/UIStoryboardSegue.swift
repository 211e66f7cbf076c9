// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

/// A way from one controller to another, as a storyboard draws it.
///
/// The storyboard makes segues; apps read them in `prepare(for:sender:)`, and subclass this for ways of their own.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives the segue; `nil` without one.
  open private(set) var identifier: String?
  /// The controller that is left.
  open private(set) var source: UIViewController
  /// The controller that comes; of an unwinding segue the one that is gone back to.
  open private(set) var destination: UIViewController
  /// What `perform()` does where no subclass says otherwise.
  var performHandler: (() -> Void)?

  /// Creates a segue whose `perform()` a subclass overrides.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that does what the handler does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Brings the destination onto the screen. Called by the storyboard, after `prepare(for:sender:)`.
  open func perform() { performHandler?() }

  /// Makes a segue of an app's class.
  static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    // The initialiser takes the arguments along; only the memory is left.
    let name = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    name.initialize(to: identifier)
    defer { name.deallocate() }
    let made = tessera_make_segue(
      unsafeBitCast(type, to: UnsafeRawPointer.self), name, Unmanaged.passRetained(source).toOpaque(),
      Unmanaged.passRetained(destination).toOpaque())
    guard let made else { fatalError("\(type) has no init(identifier:source:destination:)") }
    return Unmanaged<UIStoryboardSegue>.fromOpaque(made).takeRetainedValue()
  }

  /// Makes a segue of the class that a metatype stands for, through its `init(identifier:source:destination:)`.
  public static func _tesseraInit(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    guard let segue = make(self, identifier: identifier, source: source, destination: destination) as? Self else {
      fatalError("\(self) makes another class")
    }
    return segue
  }
}

/// Where an unwinding segue begins.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  open private(set) var source: UIViewController
  /// What the destination has to have.
  open private(set) var unwindAction: Selector
  /// What the segue began with: a control, a cell.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}

/// What a controller that a storyboard made has from there, and goes back to: its view, its segues.
@preconcurrency @MainActor protocol ControllerSource: AnyObject {
  /// The storyboard that the controller comes from.
  var storyboard: UIStoryboard? { get }
  /// What the part of the storyboard with the view is called; `nil` where it has none.
  var nibName: String? { get }
  /// Makes the controller's view; `false` where the storyboard has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Takes the segue of a name; `false` where there is none.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
