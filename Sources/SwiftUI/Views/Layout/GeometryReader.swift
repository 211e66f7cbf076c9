// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// A view whose content depends on the size that it is given; it takes all of it.
public struct GeometryReader<Content> where Content: View {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(GeometryReaderElement(view.value, inputs))
  }
}

/// The size of a view, and its place in others.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  /// What bars take of the view, in points.
  public let safeAreaInsets: EdgeInsets
  /// The view's place; `nil` once the view is gone.
  weak var box: Box?
  /// Where the view was when the proxy was made.
  private let globalOrigin: CGPoint

  @MainActor init(size: CGSize, safeAreaInsets: EdgeInsets, box: Box?) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.box = box
    globalOrigin = box.flatMap { $0.viewHost?.rect(of: $0)?.origin } ?? .zero
  }

  /// The view's rectangle in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActorValue.get { rect(in: coordinateSpace) }
  }

  /// The view's rectangle in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the view's coordinates; `nil` where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActorValue.get {
      guard let box, let space = box.space(coordinateSpace.coordinateSpace), let host = box.viewHost,
        let outer = host.rect(of: space), let own = host.rect(of: box)
      else { return nil }
      return CGRect(origin: CGPoint(x: outer.minX - own.minX, y: outer.minY - own.minY), size: outer.size)
    }
  }

  /// The value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    return MainActorValue.get { anchor.convert(box.flatMap { $0.viewHost?.rect(of: $0)?.origin } ?? globalOrigin) }
  }

  @MainActor private func rect(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace != .local { (box as? GeometryBox)?.notePlaceRead() }
    guard coordinateSpace != .local, let box, let host = box.viewHost else {
      return CGRect(origin: .zero, size: size)
    }
    let place = host.rect(of: box) ?? CGRect(origin: globalOrigin, size: size)
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return host.view.map { $0.convert(place, to: nil) } ?? place
    case .named:
      guard let space = box.space(coordinateSpace), let outer = host.rect(of: space) else {
        return host.view.map { $0.convert(place, to: nil) } ?? place
      }
      return place.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }
}

extension GeometryProxy: @unchecked Sendable {}

/// The element of a geometry reader: its content is made when the size is known.
final class GeometryReaderElement<Content: View>: TypedElement<GeometryReader<Content>> {
  private var child: TypedElement<Content>?
  private var box: GeometryBox!
  private var runner = BodyRunner<GeometryReader<Content>>()

  override init(_ value: GeometryReader<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    box = GeometryBox(self) { [unowned self] in child?.items ?? [] }
    box.makeContent = { [unowned self] in makeContent() }
  }

  override func update(_ new: GeometryReader<Content>) {
    super.update(new)
    clearDirty()
    if child != nil { rerun() }
  }

  override func rerun() { if child != nil { makeContent() } }

  private func makeContent() {
    let proxy = box.proxy
    let content = runner.run(value, of: self) { $0.content(proxy) }
    if let child {
      child.update(content)
    } else {
      child = Content.makeElement(content, _ViewInputs(below: self))
      box.itemsDidChange()
    }
    root.runDirty()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.itemsDidChange() }
  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// The box of a geometry reader.
final class GeometryBox: ContainerBox {
  var makeContent: () -> Void = {}
  /// What the content was made for.
  private var made: (size: CGSize, insets: EdgeInsets)?

  override var algorithm: any LayoutAlgorithm { GeometryLayout() }

  var proxy: GeometryProxy {
    let insets = safeAreaInsets
    made = (frame.size, insets)
    return GeometryProxy(size: frame.size, safeAreaInsets: insets, box: self)
  }

  private var safeAreaInsets: EdgeInsets {
    guard let host = viewHost, let place = host.rect(of: self) else { return EdgeInsets() }
    let grown = host.extended(place, .all, for: self)
    return EdgeInsets(
      top: place.minY - grown.minY, leading: place.minX - grown.minX, bottom: grown.maxY - place.maxY,
      trailing: grown.maxX - place.maxX)
  }

  /// The content is made when what stands around the view has its place too, which the content may ask for.
  override func didPlace(in proposal: Proposal) {
    guard let host = viewHost else {
      if made?.size != frame.size { makeContent() }
      return
    }
    host.scrolling.placed.append(self)
  }

  /// Makes the content for where the view stands now; whether there was anything to be made.
  func fillIn(_ host: ViewHost) -> Bool {
    guard !element.isRemoved, host.rect(of: self) != nil else { return false }
    let isMoved = readPlace.map { $0 != host.windowRect(of: self) } ?? false
    guard made?.size != frame.size || isMoved || made?.insets != safeAreaInsets else { return false }
    readPlace = nil
    makeContent()
    return true
  }

  // MARK: - Places that content depends on

  /// Where the view stood in the window when the content asked.
  private var readPlace: CGRect?

  /// The content asked for a place, which scrolling and layout around the view change.
  func notePlaceRead() {
    guard element.root.isUpdating, let host = viewHost else { return }
    readPlace = host.windowRect(of: self)
    host.scrolling.placeReaders.add(self)
  }

  /// Makes the content anew if a place that it asked for is another one.
  func checkPlace(_ host: ViewHost) {
    guard !element.isRemoved, let readPlace, let now = host.windowRect(of: self), now != readPlace else { return }
    self.readPlace = nil
    element.markDirty()
  }
}
