// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a view looks while it is shown apart from its place.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// What of the view is shown, in its bounds space; `nil`, the default, for all of it.
  @NSCopying open var visiblePath: UIBezierPath?

  /// The outline of the shadow, in the view's bounds space; `nil`, the default, for that of what is shown.
  @NSCopying open var shadowPath: UIBezierPath?

  /// What is behind the view; `nil` for white, or black where it is dark.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }

  /// Creates parameters for lines of text: what is shown is the lines, rounded. Rectangles are in the view's bounds space.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for line in textLineRects {
      path.append(UIBezierPath(roundedRect: line.cgRectValue.insetBy(dx: -8, dy: -4), cornerRadius: 8))
    }
    visiblePath = path
  }

  /// Parameters of the same kind, as they are at first.
  func makeSibling() -> UIPreviewParameters { UIPreviewParameters() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeSibling()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
