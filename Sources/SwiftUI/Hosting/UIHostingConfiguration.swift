// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// Views of SwiftUI's as the content of a cell.
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  let content: Content
  var background: Background
  var margins: [Edge: CGFloat] = [:]
  var minWidth: CGFloat?
  var minHeight: CGFloat?

  /// A new view that shows this.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same content: it has no part in the cell's state.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  /// Sets the room at some edges, in points. Defaults to the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    withMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the room at some edges, in points. Defaults to the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    withMargins(edges, insets)
  }

  private func withMargins(_ edges: Edge.Set, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    let lengths: [(Edge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
    ]
    for (edge, length) in lengths where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
    return copy
  }

  /// Sets the least size, in points; the system's where nothing is said.
  public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil, height: nil) }

  /// Sets the least size, in points; `nil` leaves it to the system.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    copy.minWidth = width
    copy.minHeight = height
    return copy
  }

  /// Fills the cell behind the content with a style.
  public func background<S>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
  where S: ShapeStyle { withBackground(_UIHostingConfigurationBackgroundView(style: style)) }

  /// Shows views behind the content, in the whole cell.
  public func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View {
    withBackground(content())
  }

  private func withBackground<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: content, background: background, margins: margins, minWidth: minWidth, minHeight: minHeight)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// The style behind a cell's content.
public struct _UIHostingConfigurationBackgroundView<S>: View where S: ShapeStyle {
  let style: S
  public var body: some View { _ShapeView(shape: Rectangle(), style: style) }
}

/// What a cell shows: the content within the margins, in front of the background.
struct HostedCell<Content: View, Background: View>: View {
  var content: Content
  var background: Background
  var insets: EdgeInsets
  var minWidth: CGFloat?
  var minHeight: CGFloat

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .padding(insets)
      .frame(minWidth: minWidth, minHeight: minHeight)
      .background { background }
  }
}

/// The view of a hosting configuration.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>
  private let hosting: _UIHostingView<HostedCell<Content, Background>>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    hosting = _UIHostingView(
      rootView: HostedCell(
        content: configuration.content, background: configuration.background, insets: EdgeInsets(),
        minWidth: configuration.minWidth, minHeight: 0))
    super.init(frame: .zero)
    hosting.safeAreaRegions = []
    preservesSuperviewLayoutMargins = true
    addSubview(hosting)
    show()
    hosting.idealSizeDidChange = { [weak self] in self?.contentSizeDidChange() }
  }

  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      current = new
      show()
      invalidateIntrinsicContentSize()
    }
  }

  /// The least height of a cell, in points.
  private static var leastHeight: CGFloat { 44 }

  private func show() {
    let own = directionalLayoutMargins
    let cell = HostedCell(
      content: current.content, background: current.background,
      insets: EdgeInsets(
        top: current.margins[.top] ?? own.top, leading: current.margins[.leading] ?? own.leading,
        bottom: current.margins[.bottom] ?? own.bottom, trailing: current.margins[.trailing] ?? own.trailing),
      minWidth: current.minWidth, minHeight: current.minHeight ?? Self.leastHeight)
    shownMargins = own
    hosting.rootView = cell
  }

  private var shownMargins: NSDirectionalEdgeInsets?

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if directionalLayoutMargins != shownMargins { show() }
  }

  private func contentSizeDidChange() {
    invalidateIntrinsicContentSize()
    var view = superview
    while let current = view {
      if let cell = current as? UICollectionViewCell { return cell.invalidateIntrinsicContentSize() }
      if let cell = current as? UITableViewCell { return cell.invalidateIntrinsicContentSize() }
      view = current.superview
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hosting.frame != bounds { hosting.frame = bounds }
    hosting.host.setShown(window != nil)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    hosting.host.setShown(window != nil)
  }

  override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosting.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}
