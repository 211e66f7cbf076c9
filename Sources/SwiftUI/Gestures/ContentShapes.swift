// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// What the shape of a view's content counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where touches hit the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is lifted when the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is lifted above the view's context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is lit under a pointer. Nothing is seen of it under a finger.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

extension View {
  /// Says where the view is hit, whatever it draws.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, isEvenOdd: eoFill))
  }

  /// Sets the shape of the view for touches, or for what is lifted.
  public nonisolated func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }
}

struct ContentShapeModifier<S: Shape> {
  var kinds: ContentShapeKinds
  var shape: S
  var isEvenOdd: Bool
}

extension ContentShapeModifier: BoxModifier {
  static var changesLayout: Bool { false }

  @MainActor private func contains(_ point: CGPoint, _ box: ModifierBox<Self>) -> Bool {
    shape.outline(box.environment)(box.frame.size).contains(point, using: isEvenOdd ? .evenOdd : .winding)
  }

  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool {
    !kinds.contains(.interaction) || contains(point, box)
  }

  func isHit(_ point: CGPoint, in box: ModifierBox<Self>) -> Bool {
    kinds.contains(.interaction) && contains(point, box)
  }

  func liftedOutline(_ kind: ContentShapeKinds, of box: ModifierBox<Self>) -> CGPath? {
    kinds.contains(kind) ? shape.outline(box.environment)(box.frame.size) : nil
  }
}

extension Box {
  /// How a view that draws the box is lifted out of the screen, in the outline that the box or one in it has.
  ///
  /// `nil` where the whole view is lifted.
  func liftedPreview(_ kind: ContentShapeKinds, of view: UIView) -> UITargetedDragPreview? {
    guard view.window != nil, let outline = outline(kind, in: CGRect(origin: .zero, size: frame.size)) else {
      return nil
    }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(cgPath: outline)
    parameters.backgroundColor = .clear
    return UITargetedDragPreview(view: view, parameters: parameters)
  }

  /// The outline of the nearest box that has one, where a box has no others beside it.
  private func outline(_ kind: ContentShapeKinds, in place: CGRect) -> CGPath? {
    if let outline = liftedOutline(kind) {
      let path = CGMutablePath()
      path.addPath(outline, transform: CGAffineTransform(translationX: place.minX, y: place.minY))
      return path
    }
    guard let child = (self as? UnaryBox)?.child else { return nil }
    return child.outline(kind, in: self.place(of: child, in: place))
  }
}
