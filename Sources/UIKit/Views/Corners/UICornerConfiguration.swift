// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How round one corner of a view is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case concentric(minimum: Double?)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public init(floatLiteral value: Double) {
    self.init(.fixed(value))
  }

  public init(integerLiteral value: Int) {
    self.init(.fixed(Double(value)))
  }

  /// So many points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// As round as makes the corner run beside that of the container around it, at least `minimum` points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }

  var isConcentric: Bool { if case .concentric = kind { true } else { false } }
}

/// How round the four corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// The corners, from the upper left one, row by row.
  enum Corner: Int, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  enum Shape: Hashable, Sendable {
    case capsule(maximum: Double?)
    /// A radius for each corner; those of a group are all as round as the roundest.
    case corners([UICornerRadius?], groups: [[Int]])
  }

  let shape: Shape

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, alike groups: [[Corner]] = []
  ) {
    shape = .corners([topLeft, topRight, bottomLeft, bottomRight], groups: groups.map { $0.map(\.rawValue) })
  }

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// Corners without roundness: what views have until they are given something else.
  static let square = UICornerConfiguration(nil, nil, nil, nil)

  /// Half as round as the view is high or wide, whichever is less, and at most `maximumRadius` points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Each corner by itself: concentric ones may turn out differently.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  /// Each corner by itself; `nil` for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// All corners alike: as round as the roundest turns out.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, alike: [Corner.allCases])
  }

  /// The upper corners alike, and the lower ones.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomRadius, bottomRadius, alike: [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
  }

  /// The left corners alike, and the right ones.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, rightRadius, leftRadius, rightRadius, alike: [[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
  }

  /// The upper corners alike.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomLeftRadius, bottomRightRadius, alike: [[.topLeft, .topRight]])
  }

  /// The lower corners alike.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, topRightRadius, bottomRadius, bottomRadius, alike: [[.bottomLeft, .bottomRight]])
  }

  /// The left corners alike.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, topRightRadius, leftRadius, bottomRightRadius, alike: [[.topLeft, .bottomLeft]])
  }

  /// The right corners alike.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, alike: [[.topRight, .bottomRight]])
  }

  var isConcentric: Bool {
    if case .corners(let radii, _) = shape { radii.contains { $0?.isConcentric == true } } else { false }
  }

  /// The radii that come of it, from the upper left corner, row by row.
  ///
  /// - Parameter concentric: The radius of a corner that runs beside the container's.
  func radii(in size: CGSize, concentric: (Corner) -> CGFloat) -> [CGFloat] {
    let most = max(min(size.width, size.height) / 2, 0)
    switch shape {
    case .capsule(let maximum):
      return Corner.allCases.map { _ in min(most, max(maximum.map { CGFloat($0) } ?? most, 0)) }
    case .corners(let wanted, let groups):
      var radii = Corner.allCases.map { corner -> CGFloat in
        let radius: CGFloat =
          switch wanted[corner.rawValue]?.kind {
          case nil: 0
          case .fixed(let radius): CGFloat(radius)
          case .concentric(let minimum): max(concentric(corner), CGFloat(minimum ?? 0))
          }
        return min(max(radius, 0), most)
      }
      for group in groups {
        let roundest = group.map { radii[$0] }.max() ?? 0
        for corner in group { radii[corner] = roundest }
      }
      return radii
    }
  }

  public var description: String {
    switch shape {
    case .capsule(let maximum): "<UICornerConfiguration: capsule\(maximum.map { ", at most \($0)" } ?? "")>"
    case .corners(let radii, _): "<UICornerConfiguration: \(radii.map { $0?.words ?? "0" }.joined(separator: ", "))>"
    }
  }
}

extension UICornerRadius {
  fileprivate var words: String {
    switch kind {
    case .fixed(let radius): "\(radius)"
    case .concentric(let minimum): "concentric\(minimum.map { ", at least \($0)" } ?? "")"
    }
  }
}
