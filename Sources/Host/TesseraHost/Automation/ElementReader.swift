// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import UIKit

/// Makes an app's accessibility tree as XCTest shows it: of views, whatever assistive technology would merge.
@MainActor struct ElementReader {
  private var nodes: [ElementNode] = []
  /// For each element of the last tree what it was made of: a view, or an object that stands for a part of one.
  private(set) var sources: [Source] = []

  struct Source {
    weak var object: NSObject?
    /// The view that the element is, or lies in.
    weak var view: UIView?
  }

  /// What the elements around decide.
  private struct Surroundings {
    var depth: Int
    /// Whether a control around is disabled.
    var isDisabled = false
    /// What is made of plain views of the kit's that are no elements.
    var whole = ElementForm.Whole.none
  }

  /// The tree as it is now.
  mutating func read(_ application: UIApplication) -> ElementTree {
    (nodes, sources) = ([], [])
    var root = ElementNode(.application)
    let info = Bundle.main.infoDictionary ?? [:]
    root.label =
      info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    root.frame = application.screen.bounds
    append(root, Source())
    let windows = application.shownWindows
    let modal = windows.last(where: \.accessibilityViewIsModal)
    for window in windows where modal == nil || window === modal { add(window, Surroundings(depth: 1)) }
    return ElementTree(nodes)
  }

  private mutating func append(_ node: ElementNode, _ source: Source) {
    guard nodes.count < ElementTree.Limit.elements else { return }
    nodes.append(node)
    sources.append(source)
  }

  // MARK: - Views

  private mutating func add(_ view: UIView, _ around: Surroundings) {
    guard !view.isHidden, view.alpha > 0, around.depth < ElementTree.Limit.depth else { return }
    let form = ElementForm(of: view)
    var inner = around
    inner.isDisabled = around.isDisabled || !form.isLeftOut && (view as? UIControl)?.isEnabled == false
    inner.whole = max(around.whole, form.whole)
    if around.whole != .none, form.isEmptyLabel(view) { return }
    if form.isLeftOut || form.isPart(view, of: around.whole) { return addChildren(of: view, form, inner) }
    for kind in form.wrappers {
      append(form.wrapper(kind, of: view, depth: inner.depth), Source(object: view, view: view))
      inner.depth += 1
    }
    var node = form.node(of: view)
    node.depth = inner.depth
    if inner.isDisabled { node.flags.insert(.disabled) }
    append(node, Source(object: view, view: view))
    inner.depth += 1
    addChildren(of: view, form, inner)
    addScrollBars(of: view, form, inner.depth)
  }

  private mutating func addChildren(of view: UIView, _ form: ElementForm, _ inner: Surroundings) {
    guard !form.hidesChildren, !view.accessibilityElementsHidden else { return }
    var inner = inner
    if form.hasInnerOther {
      var other = ElementNode(.other)
      other.frame = view.accessibilityFrame
      other.depth = inner.depth
      append(other, Source(object: view, view: view))
      inner.depth += 1
    }
    if let elements = view.accessibilityElements {
      for case let element as NSObject in elements { add(element: element, in: view, inner) }
      return
    }
    let children = form.children(of: view)
    let modal = children.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0 }
    for child in children where modal == nil || child === modal { add(child, inner) }
  }

  private mutating func addScrollBars(of view: UIView, _ form: ElementForm, _ depth: Int) {
    guard let scrollView = view as? UIScrollView, form.hasScrollBars else { return }
    for bar in scrollView.barElements {
      var bar = bar
      bar.depth = depth
      append(bar, Source(object: nil, view: view))
    }
  }

  // MARK: - Elements that are no views

  private mutating func add(element: NSObject, in view: UIView, _ around: Surroundings) {
    if let inner = element as? UIView { return add(inner, around) }
    guard around.depth < ElementTree.Limit.depth else { return }
    let traits = element.accessibilityTraits
    var node = ElementNode(ElementForm.kind(of: traits) ?? .other)
    node.label = element.accessibilityLabel ?? ""
    node.identifier = element.accessibilityIdentifier ?? ""
    node.value = element.accessibilityValue
    node.frame = element.accessibilityFrame
    node.depth = around.depth
    if around.isDisabled || traits.contains(.notEnabled) { node.flags.insert(.disabled) }
    if traits.contains(.selected), node.kind != .switch { node.flags.insert(.selected) }
    append(node, Source(object: element, view: view))
    var inner = around
    inner.depth += 1
    guard !element.accessibilityElementsHidden else { return }
    for case let child as NSObject in element.accessibilityElements ?? [] { add(element: child, in: view, inner) }
  }
}

extension UIApplication {
  /// The windows on the screen, the keyboard's among them, from the back to the front.
  var shownWindows: [UIWindow] { Self.windows(in: layerContext.root) }

  /// Several scenes have a layer each, in which their windows are.
  private static func windows(in layer: CALayer) -> [UIWindow] {
    (layer.sublayers ?? []).flatMap { layer -> [UIWindow] in
      guard !layer.isHidden else { return [] }
      if let window = layer.delegate as? UIWindow { return [window] }
      return layer.delegate == nil ? windows(in: layer) : []
    }
  }
}

extension UIScrollView {
  /// The indicators, as elements.
  fileprivate var barElements: [ElementNode] {
    var bars: [ElementNode] = []
    let room = CGSize(
      width: bounds.width - adjustedContentInset.left - adjustedContentInset.right,
      height: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
    func add(_ name: String, _ content: CGFloat, _ room: CGFloat, _ offset: CGFloat) {
      let pages = room > 0 ? max(1, Int((content / room).rounded(.up))) : 1
      let part = content > room ? min(max(offset / (content - room), 0), 1) : 0
      var bar = ElementNode(.other)
      bar.label = "\(name) scroll bar, \(pages) page\(pages == 1 ? "" : "s")"
      bar.value = "\(Int((part * 100).rounded()))%"
      bars.append(bar)
    }
    let frame = accessibilityFrame
    // Of a breadth that is chosen.
    let breadth: CGFloat = 30
    if showsVerticalScrollIndicator {
      add("Vertical", contentSize.height, room.height, contentOffset.y + adjustedContentInset.top)
      bars[bars.count - 1].frame = CGRect(
        x: frame.maxX - breadth, y: frame.minY, width: breadth, height: frame.height)
    }
    if showsHorizontalScrollIndicator {
      add("Horizontal", contentSize.width, room.width, contentOffset.x + adjustedContentInset.left)
      bars[bars.count - 1].frame = CGRect(
        x: frame.minX, y: frame.maxY - breadth, width: frame.width, height: breadth)
    }
    return bars
  }
}
