// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

/// The device's screen. Lengths are points.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the device that the app runs on.
  open class var main: UIScreen { UIApplication.current.screen }

  /// The device as the host describes it, and how it is held.
  package var configuration: DeviceConfiguration {
    didSet { traitCollection = UITraitCollection(configuration: configuration) }
  }

  init(configuration: DeviceConfiguration) {
    self.configuration = configuration
    traitCollection = UITraitCollection(configuration: configuration)
    super.init()
  }

  /// Creates an object that tells of the same screen as `main`, for stand-ins that override what they tell.
  public override init() {
    configuration = UIApplication.current.screen.configuration
    traitCollection = UITraitCollection(configuration: configuration)
    super.init()
  }

  /// The screen's space as the device is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.screenSize) }

  /// The screen's space without the status bar.
  @available(iOS, introduced: 2, deprecated: 9, message: "Use UIScreen.bounds")
  open var applicationFrame: CGRect {
    let top = UIApplication.current.statusBarFrame.height
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// Pixels per point.
  open var scale: CGFloat { configuration.scale }

  /// The physical pixels per point; the same as `scale`.
  open var nativeScale: CGFloat { configuration.scale }

  /// The screen in pixels, held upright.
  open var nativeBounds: CGRect {
    let size = configuration.device.portraitSize
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  open private(set) var traitCollection: UITraitCollection

  /// Frames a second that the display can show.
  open var maximumFramesPerSecond: Int { 60 }

  open class var screens: [UIScreen] { [main] }

  /// The screen that this one shows too: there is none.
  open var mirrored: UIScreen? { nil }

  /// How the screen shows pictures: the one way that it has.
  open var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set { _ = newValue }
  }
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  open var preferredMode: UIScreenMode? { currentMode }

  /// A display link that calls a method of an object before each frame; it does so once it was added to a run loop.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// How bright the screen is, from 0 to 1. Kept: the host has no light behind its screen.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue {
        NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
      }
    }
  }

  /// Posted when `brightness` is another.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// Whether somebody records the screen or sees it elsewhere: no.
  open var isCaptured: Bool { false }
  /// Not posted, since that does not change.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

extension UITraitCollection {
  /// The traits that follow from a device and how it is held and set up.
  package convenience init(configuration: DeviceConfiguration) {
    let sizes = configuration.sizeClasses
    var values = Values()
    values.userInterfaceIdiom = configuration.device.idiom == .pad ? .pad : .phone
    values.userInterfaceStyle = configuration.appearance == .dark ? .dark : .light
    values.userInterfaceLevel = .base
    values.layoutDirection = PreferredLanguages.isRightToLeft(configuration.locale) ? .rightToLeft : .leftToRight
    values.displayScale = configuration.scale
    values.displayGamut = .SRGB
    values.horizontalSizeClass = sizes.horizontal == .regular ? .regular : .compact
    values.verticalSizeClass = sizes.vertical == .regular ? .regular : .compact
    values.preferredContentSizeCategory =
      ContentSizeCategory(name: configuration.textSize).map(UIContentSizeCategory.init) ?? .large
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.forceTouchCapability = .unavailable
    values.activeAppearance = .active
    self.init(values: values)
  }
}
