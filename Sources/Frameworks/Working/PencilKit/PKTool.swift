// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What a canvas is worked on with.
public protocol PKTool {}

/// Draws.
public struct PKInkingTool: PKTool, Hashable, Sendable {
  public typealias InkType = PKInk.InkType

  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public var ink: PKInk {
    get { PKInk(inkType, color: color) }
    set { (inkType, color) = (newValue.inkType, newValue.color) }
  }

  /// - Parameter width: Brought into the ink's range. Defaults to the ink's.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.color) = (type, color)
    let range = type.validWidthRange
    self.width = min(max(width ?? type.defaultWidth, range.lowerBound), range.upperBound)
  }

  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

  /// A colour as it is seen in another look of the interface: the light ones become dark.
  public static func convertColor(
    _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
  ) -> UIColor {
    guard (from == .dark) != (to == .dark) else { return color }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    // Lightness is turned, the less so the more colourful it is: strong colours are seen on either ground.
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let shift = (1 - most - least) * (1 - (most - least))
    func turned(_ part: CGFloat) -> CGFloat { min(max(part + shift, 0), 1) }
    return UIColor(red: turned(red), green: turned(green), blue: turned(blue), alpha: alpha)
  }
}

/// Takes away.
public struct PKEraserTool: PKTool, Hashable, Sendable {
  public enum EraserType: Hashable, Sendable {
    /// Whole strokes.
    case vector
    /// What is touched.
    case bitmap
    case fixedWidthBitmap
  }

  public let eraserType: EraserType
  public let width: CGFloat

  public init(_ eraserType: EraserType) { self.init(eraserType, width: 20) }
  public init(_ eraserType: EraserType, width: CGFloat) { (self.eraserType, self.width) = (eraserType, width) }
}

/// Chooses strokes on iOS; here a finger that has it does nothing to them.
@available(*, unavailable, message: "Nothing is chosen on a canvas here.")
public struct PKLassoTool: PKTool {
  public init() {}
}

/// Told what is done with a tool picker.
@preconcurrency @MainActor public protocol PKToolPickerObserver: NSObjectProtocol {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The palette of tools at the lower edge. There is none here, which is said once on standard error; a tool that an app
/// chooses reaches the canvases that observe it.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
  private struct Observer {
    weak var observer: (any PKToolPickerObserver)?
  }

  private static var isTold = false
  private static let one = PKToolPicker()
  private var observers: [Observer] = []

  public override init() { super.init() }

  @available(iOS, deprecated: 14.0, message: "Create individual instances instead.")
  open class func shared(for window: UIWindow) -> PKToolPicker? { one }

  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { for one in observers { one.observer?.toolPickerSelectedToolDidChange(self) } }
  }
  open var isRulerActive = false
  open var isVisible: Bool { false }
  open var showsDrawingPolicyControls = true
  open var stateAutosaveName: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    guard visible, !Self.isTold else { return }
    Self.isTold = true
    FileHandle.standardError.write(
      Data("PencilKit: there is no tool picker here; set a canvas's `tool` to draw with another.\n".utf8))
  }

  open func addObserver(_ observer: any PKToolPickerObserver) { observers.append(Observer(observer: observer)) }
  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
