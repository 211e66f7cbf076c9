// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// Makes pictures of a view; views of UIKit's are not in them.
@MainActor @preconcurrency public final class ImageRenderer<Content>: ObservableObject where Content: View {
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// What is drawn.
  public var content: Content { didSet { objectWillChange.send() } }
  /// What the view is proposed. Defaults to nothing, which gives its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point. Defaults to 1.
  public var scale: CGFloat = 1
  /// Whether the picture has no alpha. Defaults to `false`.
  public var isOpaque = false

  public init(content view: Content) {
    content = view
  }

  /// The picture; `nil` for a view without a size.
  public var uiImage: UIImage? {
    guard let (view, size) = laidOut(scale: scale) else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  /// The view at its size; `nil` for a view without a size.
  private func laidOut(scale: CGFloat) -> (view: UIView, size: CGSize)? {
    let view = _UIHostingView(rootView: content)
    view.host.overrides = [{ $0.displayScale = scale }]
    let size = view.host.size(proposedSize.proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return (view, size)
  }

  /// Hands over the view's size and a function that draws the view; nothing for a view without a size.
  ///
  /// The function draws into a context whose origin is at the bottom left, as that of a page of a PDF is.
  ///
  /// - Parameter rasterizationScale: Pixels per point of what cannot be drawn as lines and text. Defaults to 1.
  @preconcurrency public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
  ) {
    guard let (view, size) = laidOut(scale: rasterizationScale) else { return }
    renderer(size) { context in
      MainActorValue.get {
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        view.layer.render(in: context)
        context.restoreGState()
      }
    }
  }

  /// The picture's pixels; `nil` for a view without a size.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
