// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lays out the part of a text that is in sight, and hands its fragments out to be shown. Places are in the container's
/// space.
@preconcurrency @MainActor open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// What was in sight when the text was last laid out.
  open private(set) var viewportBounds = CGRect.zero
  private var indices = 0..<0

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// The text in sight; `nil` where there is none.
  open var viewportRange: NSTextRange? {
    guard let content = textLayoutManager?.textContentManager, !indices.isEmpty,
      indices.upperBound <= content.blocks.count
    else { return nil }
    let blocks = content.blocks
    return content.textRange(
      blocks[indices.lowerBound].range.lowerBound..<blocks[indices.upperBound - 1].range.upperBound)
  }

  /// Lays out what the delegate says is in sight, and has it show each fragment.
  open func layoutViewport() { layoutViewport(in: delegate?.viewportBounds(for: self) ?? viewportBounds) }

  func layoutViewport(in bounds: CGRect) {
    guard let manager = textLayoutManager else { return }
    viewportBounds = bounds
    delegate?.textViewportLayoutControllerWillLayout(self)
    indices = bounds.height > 0 ? manager.flow.ensure(from: bounds.minY, to: bounds.maxY) : 0..<0
    if let delegate {
      for fragment in manager.flow.fragments(indices) where fragment.layoutFragmentFrame.maxY >= bounds.minY {
        delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      }
    }
    delegate?.textViewportLayoutControllerDidLayout(self)
  }

  /// Lays out around a place, to be shown next.
  ///
  /// - Returns: The height at which the place is.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let manager = textLayoutManager, let content = manager.textContentManager,
      let index = manager.flow.index(at: content.offset(of: textLocation))
    else { return 0 }
    manager.flow.layOut(index)
    let top = manager.flow.top(of: index)
    viewportBounds.origin.y = top
    return top
  }

  /// Notes that what is in sight has moved.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}

/// Says what is in sight of a text, and shows its fragments.
@preconcurrency @MainActor public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Shows a fragment, as with a view or a layer that draws it. It is called for each one in sight.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}
