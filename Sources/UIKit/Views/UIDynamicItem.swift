// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a dynamic animator takes an item for when it hits others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds; a circle where they are square.
  case ellipse = 1
  /// `collisionBoundingPath`.
  case path = 2
}

/// Something that a `UIDynamicAnimator` moves: a view, an element of a collection view, or an object of the app's own.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// In the space of the animator's reference view, points. Set in each frame.
  var center: CGPoint { get set }
  /// Read when the item comes to an animator; its size is the item's.
  var bounds: CGRect { get }
  /// Set to a rotation while the item turns.
  var transform: CGAffineTransform { get set }
  /// Defaults to a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, about the item's middle, points.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { outlineOfBounds }

  /// The bounds about their middle.
  var outlineOfBounds: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
