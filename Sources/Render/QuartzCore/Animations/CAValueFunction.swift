// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import RenderProtocol

/// Makes the transform of a property animation from one number, or from three.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
  /// Which function it is.
  open private(set) var name: CAValueFunctionName

  /// Creates a function by its name; `nil` for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard !name.targets.isEmpty else { return nil }
    self.name = name
    super.init()
  }

  var targets: [AnimationTarget] { name.targets }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors, as an array.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three lengths in points, as an array.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  fileprivate var targets: [AnimationTarget] {
    func each(_ properties: AnimatedProperty...) -> [AnimationTarget] {
      properties.enumerated().map { AnimationTarget(property: $1, component: $0) }
    }
    return switch self {
    case .rotateX: each(.rotationX)
    case .rotateY: each(.rotationY)
    case .rotateZ: each(.rotationZ)
    case .scale: each(.scaleX, .scaleY, .scaleZ)
    case .scaleX: each(.scaleX)
    case .scaleY: each(.scaleY)
    case .scaleZ: each(.scaleZ)
    case .translate: each(.translationX, .translationY, .translationZ)
    case .translateX: each(.translationX)
    case .translateY: each(.translationY)
    case .translateZ: each(.translationZ)
    default: []
    }
  }
}
