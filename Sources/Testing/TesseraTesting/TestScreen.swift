// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import QuartzCore
internal import RenderProtocol
internal import TesseraHost
public import UIKit

/// A device's screen for a test: shows an app, a controller or a view, in time that moves only when the test says so.
///
///     @MainActor struct CounterTests {
///       @Test func aTapCounts() {
///         let screen = TestScreen(.iPhone16)
///         let controller = CounterViewController()
///         screen.show(controller)
///         screen.tap(controller.button)
///         #expect(controller.label.text == "1")
///       }
///     }
///
/// Each screen has an application of its own: windows, delegate, scenes, fingers and time. What an app calls goes by its
/// own screen. In a test `UIApplication.shared` and `UIScreen.main` are those of the screen that it made or used last, so
/// tests needn't clean up after each other, and one test may have several screens. Tests are `@MainActor`; where one
/// awaits, others run, and neither sees the other's screens. Tasks that a test makes have none until they use one.
///
/// `CACurrentMediaTime()`, gestures, scrolling and animations follow the screen's `time`, and so does what the main
/// queue gives itself to do, now or later: `DispatchQueue.main.async`, `asyncAfter` and tasks of the main actor run in
/// `step()` and `advance(by:)`. `Date()` is the real one, and other queues and sleeping tasks go by it.
@MainActor public final class TestScreen {
  /// The device.
  public let device: TestDevice
  /// The window that `show` made; `nil` before, and where the app makes its own.
  public private(set) var window: UIWindow?

  private let session: AppSession
  private var configuration: DeviceConfiguration
  private var lastFinger: UInt32 = 0

  /// Sets up a device and makes its screen the running task's main one.
  ///
  /// - Parameters:
  ///   - device: Defaults to an iPhone 16.
  ///   - orientation: How the interface stands. Defaults to upright.
  ///   - appearance: `.unspecified` is light, as is the default.
  ///   - textSize: The Dynamic Type size. Defaults to `.large`, as on a new device.
  ///   - scale: Pixels per point, from 1 to 4; `nil`, the default, is the device's own.
  public init(
    _ device: TestDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large, scale: CGFloat? = nil
  ) {
    if let scale, !(1...4).contains(scale) { fatalError("A TestScreen has 1 to 4 pixels per point, not \(scale)") }
    self.device = device
    configuration = DeviceConfiguration(
      device: device.device, orientation: orientation.device ?? .portrait,
      appearance: appearance == .dark ? .dark : .light, textSize: Self.name(of: textSize), scale: scale)
    session = AppSession(configuration: configuration, date: nil)
  }

  /// Makes this the screen that `UIScreen.main` and `UIApplication.shared` are for the running task, as every use does.
  public func activate() { session.activate() }

  /// The application whose screen this is.
  var application: UIApplication { session.application }

  /// Folders with the app's asset catalogs and pictures, looked in before the test program's own.
  ///
  /// An app under test is part of the test program, so `UIImage(named:)` and its like would find nothing without them.
  /// They stay for all screens that follow.
  public static var resourceFolders: [URL] {
    get { AssetLibrary.searchPaths }
    set { AssetLibrary.searchPaths = newValue }
  }

  // MARK: - What is shown

  /// Shows a controller as the root of a window that fills the screen, and lays it out.
  public func show(_ controller: UIViewController) {
    activate()
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window?.isHidden = true
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
    step()
  }

  /// Shows a view on a plain controller's white or black, and lays it out.
  ///
  /// A view that has a size keeps its frame. One that has none gets the size that it wants (see
  /// `systemLayoutSizeFitting(_:)`), and where it wants none, the screen's.
  public func show(_ view: UIView) {
    activate()
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.isEmpty {
      let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      view.frame.size = wanted.width > 0 && wanted.height > 0 ? wanted : UIScreen.main.bounds.size
    }
    controller.view.addSubview(view)
    show(controller)
  }

  /// Launches an app as iOS does: makes the delegate, calls it, connects its scene, makes the first frame.
  public func launch(_ delegateClass: (NSObject & UIApplicationDelegate).Type) {
    session.launch(delegateClass)
  }

  // MARK: - Time

  /// Seconds since the screen was made; what `CACurrentMediaTime()` returns.
  public var time: TimeInterval { session.clock.now }

  /// Makes one frame without letting time pass: runs what the main queue has to do, lays out, draws.
  public func step() {
    session.step()
  }

  /// Lets `seconds` pass, sixty frames in each. What waits for later happens at its own moment, which is exact to a
  /// thousandth of a second.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else { fatalError("Time can't go on by \(seconds) seconds") }
    session.advance(by: seconds)
  }

  // MARK: - The device

  /// Turns the device so that the interface stands otherwise.
  public func rotate(to orientation: UIInterfaceOrientation) {
    change { $0.orientation = orientation.device ?? .portrait }
  }

  /// Switches between light and dark.
  public func setAppearance(_ appearance: UIUserInterfaceStyle) {
    change { $0.appearance = appearance == .dark ? .dark : .light }
  }

  /// Changes the Dynamic Type size.
  public func setTextSize(_ size: UIContentSizeCategory) {
    change { $0.textSize = Self.name(of: size) }
  }

  private func change(_ change: (inout DeviceConfiguration) -> Void) {
    change(&configuration)
    send(.configuration(configuration))
  }

  private static func name(of size: UIContentSizeCategory) -> String {
    (size.category ?? .large).name
  }

  // MARK: - For the extensions

  func send(_ event: InputEvent) {
    session.send(event)
    session.step()
  }

  func nextFinger() -> UInt32 {
    lastFinger += 1
    return lastFinger
  }

  /// The screen's pixels as they are now.
  func picture() throws(SnapshotFailure) -> Bitmap {
    step()
    guard let picture = session.snapshot() else { throw SnapshotFailure("there is nothing on the screen") }
    if let problem = session.raster.problems.first { throw SnapshotFailure("the screen can't be drawn: \(problem)") }
    return picture
  }
}
