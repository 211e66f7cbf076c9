// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import ViewGraph
import ViewLayoutCore

@testable import SwiftUI

/// A header before rows, as sections tell lazy containers.
private struct Headed<Header: View, Content: View>: View {
  let header: Header
  let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }

  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(HeadedElement(view.value, inputs))
  }
}

private final class HeadedElement<Header: View, Content: View>: TypedElement<Headed<Header, Content>> {
  private var headerElement: TypedElement<Header>?
  private var contentElement: TypedElement<Content>?
  private var box: AlgorithmBox?

  override init(_ value: Headed<Header, Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    headerElement = Header.makeElement(value.header, _ViewInputs(below: self))
    contentElement = Content.makeElement(value.content, _ViewInputs(through: self))
    box = AlgorithmBox(self, algorithm: StackLayout(axis: .vertical, alignment: .leading, spacing: nil)) {
      [unowned self] in headerElement?.items ?? []
    }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let headerElement { body(headerElement) }
    if let contentElement { body(contentElement) }
  }

  override func collectRows(into rows: inout LazyRowList) {
    rows.addSection(header: box, footer: nil) { contentElement?.collectRows(into: &$0) }
  }
}

@Suite @MainActor struct LazySectionTests {
  private struct Page: View {
    let pinned: PinnedScrollableViews
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<3) { _ in
            Color.clear.frame(height: 0)
          }
          Headed {
            ForEach(0..<10) { _ in Color.red.frame(height: 20) }
          } header: {
            Color.blue.frame(height: 30)
          }
          Headed {
            ForEach(0..<10) { _ in Color.red.frame(height: 20) }
          } header: {
            Color.green.frame(height: 30)
          }
        }
      }
    }
  }

  private func scrollView(in view: UIView) -> UIScrollView? {
    (view as? UIScrollView) ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }

  /// Where the headers, which are 30 high, stand in the view.
  private func headers(_ stage: Stage<Page>) -> [CGFloat] {
    stage.colored.filter { $0.height == 30 && $0.maxY > 0 && $0.minY < 100 }.map(\.minY)
  }

  @Test func headersHaveLinesOfTheirOwn() {
    let stage = Stage(Page(pinned: []), width: 100, height: 100)
    #expect(headers(stage) == [0])
    scrollView(in: stage.view)?.contentOffset.y = 190
    stage.layOut()
    #expect(headers(stage) == [40])
  }

  @Test func pinnedHeadersHoldUntilTheirSectionEnds() {
    let stage = Stage(Page(pinned: .sectionHeaders), width: 100, height: 100)
    let scroll = scrollView(in: stage.view)
    scroll?.contentOffset.y = 100
    stage.layOut()
    #expect(headers(stage) == [0])
    scroll?.contentOffset.y = 215
    stage.layOut()
    // The first section ends at 230, so its header is pushed up by 15; the second begins there.
    #expect(headers(stage) == [-15, 15])
    scroll?.contentOffset.y = 0
    stage.layOut()
    #expect(headers(stage) == [0])
  }
}
