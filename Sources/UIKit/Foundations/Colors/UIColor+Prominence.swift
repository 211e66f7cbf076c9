// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIColor {
  /// How much something stands out.
  public enum Prominence: Int, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3

    /// The shares of the system's label colours.
    var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The colour for something that stands out less; it stays dynamic.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    guard prominence != .primary else { return self }
    return UIColor { traits in
      let color = self.resolvedCGColor(with: traits)
      return UIColor(cgColor: color.copy(alpha: color.alpha * prominence.opacity) ?? color)
    }
  }

  /// A name for people who hear it: how light, how vivid, and which hue.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95 ? "white" : brightness > 0.65 ? "light grey" : brightness < 0.35 ? "dark grey" : "grey"
    }
    let hues: [(end: CGFloat, name: String)] = [
      (0.03, "red"), (0.11, "orange"), (0.18, "yellow"), (0.44, "green"), (0.53, "cyan"), (0.69, "blue"),
      (0.8, "purple"), (0.94, "pink"), (1.01, "red"),
    ]
    let name = hues.first { hue < $0.end }?.name ?? "red"
    if brightness < 0.45 { return "dark " + name }
    return saturation > 0.85 && brightness > 0.85 ? "vibrant " + name : name
  }

  /// Whether white things can't be told from it.
  var isNearlyWhite: Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
    // The weights of Rec. 709.
    return alpha > 0.5 && red * 0.2126 + green * 0.7152 + blue * 0.0722 > 0.9
  }

  /// How much brighter than white the colour is; none is, here.
  public var linearExposure: CGFloat { 1 }

  /// The colour without light beyond white: itself.
  public var standardDynamicRange: UIColor { self }

  /// The colour under a limit of light beyond white: itself.
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { self }
}
