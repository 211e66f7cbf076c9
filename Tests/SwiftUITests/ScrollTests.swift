// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

/// Counts the bodies of rows.
private final class Counter {
  var made: [Int] = []
}

private struct Row: View {
  let number: Int
  let counter: Counter

  var body: some View {
    let _ = counter.made.append(number)
    HStack {
      Text("Row \(number)")
      Spacer()
      Color(hue: Double(number % 20) / 20, saturation: 0.6, brightness: 0.9).frame(width: 30, height: 30)
    }
    .frame(height: 44)
  }
}

private struct LongList: View {
  let count: Int
  let counter: Counter

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(number: $0, counter: counter) }
      }
    }
  }
}

@Suite @MainActor struct ScrollTests {
  private func scrollView(in view: UIView) -> UIScrollView? {
    if let found = view as? UIScrollView { return found }
    return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }

  private func shown(_ view: some View, _ screen: TestScreen) -> UIScrollView {
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    guard let found = scrollView(in: controller.view) else {
      Issue.record("there is no scroll view")
      return UIScrollView()
    }
    return found
  }

  @Test func aScrollViewHasTheSizeOfItsProposalAndOfItsContentAcross() {
    let stage = Stage(
      ScrollView { Color.red.frame(width: 50, height: 500) }, width: 200, height: 100)
    #expect(stage.size(200, 100) == CGSize(width: 50, height: 100))
    #expect(stage.size(200, nil) == CGSize(width: 50, height: 500))
    #expect(scrollView(in: stage.view)?.contentSize == CGSize(width: 50, height: 500))
    #expect(scrollView(in: stage.view)?.frame == CGRect(x: 75, y: 0, width: 50, height: 100))
  }

  @Test func severalViewsAreStackedAlongTheAxis() {
    let stage = Stage(
      ScrollView(.horizontal) {
        Color.red.frame(width: 150, height: 10)
        Color.blue.frame(width: 150, height: 10)
      }, width: 200, height: 100)
    #expect(stage.colored.map(\.minX) == [0, 158])
  }

  @Test func contentReachesUnderBarsAndBeginsBelowThem() {
    let screen = TestScreen()
    let scroll = shown(ScrollView { Color.red.frame(width: 300, height: 2000) }, screen)
    #expect(scroll.frame.minY == 0)
    #expect(scroll.frame.maxY == (screen.window?.bounds.maxY ?? 0))
    #expect(scroll.contentOffset.y == -scroll.safeAreaInsets.top)
    #expect(scroll.safeAreaInsets.top > 40)
  }

  @Test func aDragMovesTheContentAndHitsFollow() {
    struct Page: View {
      @State var tapped = ""
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Text(tapped).frame(height: 50)
            ForEach(0..<40) { number in
              Button("Button \(number)") { tapped = "tapped \(number)" }.frame(height: 50)
            }
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page())
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    let scroll = scrollView(in: controller.view) ?? UIScrollView()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5, hold: 0.3)
    screen.advance(by: 1)
    let moved = scroll.contentOffset.y + scroll.adjustedContentInset.top
    #expect(moved > 250 && moved < 310)
    guard let box = host?.box.flatMap({ find($0, "Button 10") }), let place = host?.rect(of: box) else {
      Issue.record("button 10 is not there")
      return
    }
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.5)
    #expect(host?.box.flatMap { find($0, "tapped 10") } != nil)
  }

  private func find(_ box: Box, _ text: String) -> Box? {
    if (box as? TextBox)?.spoken == text { return box }
    for child in box.children { if let found = find(child, text) { return found } }
    return nil
  }

  @Test func aDragThatBeginsOnAButtonScrollsAndDoesNotPress() {
    struct Page: View {
      let act: () -> Void
      var body: some View {
        ScrollView {
          Button(action: act) { Color.red.frame(width: 300, height: 3000) }
        }
      }
    }
    var acted = 0
    let screen = TestScreen()
    let scroll = shown(Page { acted += 1 }, screen)
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    screen.advance(by: 6)
    #expect(acted == 0)
    #expect(scroll.contentOffset.y > 100)
    screen.tap(at: CGPoint(x: 200, y: 400))
    screen.advance(by: 0.5)
    #expect(acted == 1)
  }

  @Test func onlyRowsNearTheScreenAreMadeAmongAHundredThousand() {
    let counter = Counter()
    let screen = TestScreen()
    let scroll = shown(LongList(count: 100_000, counter: counter), screen)
    let perScreen = Int((screen.window?.bounds.height ?? 0) / 44)
    #expect(counter.made.count >= perScreen && counter.made.count <= perScreen * 2)
    #expect(abs(scroll.contentSize.height - 4_400_000) < 1)
    counter.made = []
    scroll.contentOffset.y = 2_000_000
    screen.step()
    #expect(counter.made.count <= perScreen * 3)
    #expect(counter.made.contains(2_000_000 / 44 + 5))
    let host = (scroll.superview as? _UIHostingView<LongList>)?.host
    #expect((host?.root.elementCount ?? .max) < 600, "rows out of sight are let go")
  }

  @Test func scrollingDownAndUpShowsWhatAFreshTreeShows() throws {
    let (screen, fresh) = (TestScreen(), TestScreen())
    let scroll = shown(LongList(count: 5000, counter: Counter()), screen)
    let first = try screen.snapshot()
    for offset in stride(from: CGFloat(0), through: 30_000, by: 517) {
      scroll.contentOffset.y = offset
      screen.step()
    }
    screen.advance(by: 2)
    let far = try screen.snapshot()
    for offset in stride(from: CGFloat(30_000), through: 0, by: -733) {
      scroll.contentOffset.y = offset
      screen.step()
    }
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    screen.advance(by: 2)
    #expect(try screen.snapshot() == first)
    let other = shown(LongList(count: 5000, counter: Counter()), fresh)
    other.contentOffset.y = stride(from: CGFloat(0), through: 30_000, by: 517).map { $0 }.last ?? 0
    fresh.advance(by: 2)
    #expect(try fresh.snapshot() == far)
  }

  @Test func aReaderScrollsToRowsThatAreNotMadeYet() {
    struct Page: View {
      let counter: Counter
      @State var target: Int?
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            Button("go") { proxy.scrollTo(4000, anchor: .center) }.frame(height: 100)
            LazyVStack(spacing: 3) {
              ForEach(0..<5000, id: \.self) { number in
                Text("Row \(number)").frame(height: CGFloat(20 + number % 7 * 10))
              }
            }
          }
        }
      }
    }
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page(counter: Counter()))
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    func press(_ text: String) {
      guard let box = host?.box.flatMap({ find($0, text) }), let place = host?.rect(of: box) else {
        Issue.record("\(text) is not there")
        return
      }
      screen.tap(at: CGPoint(x: place.midX, y: place.midY))
      screen.advance(by: 0.5)
    }
    press("go")
    let row = host?.box.flatMap { find($0, "Row 4,000") }
    let place = row.flatMap { host?.rect(of: $0) } ?? .zero
    let safe = host?.safeRect ?? .zero
    #expect(abs(place.midY - safe.midY) < 1)
  }

  @Test func rowsKeepTheirStateWhenTheyAreScrolledAwayAndBack() {
    struct Counted: View {
      let number: Int
      @State var count = 0
      var body: some View {
        Text("\(number): \(count)").frame(height: 50).onTapGesture { count += 1 }
      }
    }
    struct Page: View {
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Counted(number: $0) } } }
      }
    }
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page())
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    let scroll = scrollView(in: controller.view) ?? UIScrollView()
    let place = host?.box.flatMap { find($0, "3: 0") }.flatMap { host?.rect(of: $0) } ?? .zero
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.5)
    #expect(host?.box.flatMap { find($0, "3: 1") } != nil)
    scroll.contentOffset.y = 20_000
    screen.step()
    #expect(host?.box.flatMap { find($0, "3: 1") } == nil)
    scroll.contentOffset.y = 0
    screen.step()
    #expect(host?.box.flatMap { find($0, "3: 1") } != nil)
  }

  @Test func rowsAppearAndDisappearAsTheyAreScrolled() {
    var log: [String] = []
    struct Page: View {
      let note: (String) -> Void
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { number in
              Color.red.frame(height: 400)
                .onAppear { note("+\(number)") }
                .onDisappear { note("-\(number)") }
            }
          }
        }
      }
    }
    let screen = TestScreen()
    let scroll = shown(Page { log.append($0) }, screen)
    #expect(log.first == "+0")
    #expect(log.contains("+2") && !log.contains("+5"))
    scroll.contentOffset.y = 40_000
    screen.step()
    #expect(log.contains("-0") && log.contains("+100"))
  }

  @Test func gridsHaveColumnsAndLines() {
    struct Grid: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 4) {
            ForEach(0..<7) { _ in Color.red.frame(height: 20) }
          }
        }
      }
    }
    let stage = Stage(Grid(), width: 200, height: 100)
    // 200 − 50 − 8 = 142 hold two columns of 66 with 10 between them.
    #expect(stage.colored.map(\.minX) == [0, 58, 134, 0, 58, 134, 0])
    #expect(stage.colored.map(\.minY) == [0, 0, 0, 24, 24, 24, 48])
    #expect(stage.colored.map(\.width) == [50, 66, 66, 50, 66, 66, 50])
  }

  @Test func changesOfDataKeepWhatRowsAreAndMoveThem() {
    struct Page: View {
      let numbers: [Int]
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
              Color.red.frame(width: 10, height: CGFloat(10 + number))
            }
          }
        }
      }
    }
    let stage = Stage(Page(numbers: Array(0..<30)), width: 100, height: 200)
    #expect(stage.colored.prefix(3).map(\.height) == [10, 11, 12])
    for numbers in [[5, 1, 0], [0, 9, 5], [], [7], Array(0..<12)] {
      stage.view.rootView = Page(numbers: numbers)
      stage.layOut()
      let fresh = Stage(Page(numbers: numbers), width: 100, height: 200)
      #expect(stage.colored == fresh.colored)
      #expect(scrollView(in: stage.view)?.contentSize == scrollView(in: fresh.view)?.contentSize)
    }
  }

  @Test func emptyRowsHaveNoSpacing() {
    let stage = Stage(
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(0..<6) { number in
            if number % 2 == 0 { Color.red.frame(width: 10, height: 10) }
          }
        }
      }, width: 100, height: 200)
    #expect(stage.colored.map(\.minY) == [0, 18, 36])
  }

  @Test func marginsIndicatorsAndBouncesAreTheScrollViews() {
    let stage = Stage(
      ScrollView { Color.red.frame(width: 50, height: 50) }
        .contentMargins(.horizontal, 12, for: .scrollContent)
        .scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize).scrollDisabled(true).scrollClipDisabled(),
      width: 200, height: 100)
    let scroll = scrollView(in: stage.view)
    #expect(scroll?.showsVerticalScrollIndicator == false)
    #expect(scroll?.alwaysBounceVertical == false)
    #expect(scroll?.isScrollEnabled == false)
    #expect(scroll?.clipsToBounds == false)
    #expect(scroll?.contentSize == CGSize(width: 74, height: 50))
    #expect(stage.colored.first?.minX == 75)
  }

  @Test func aGeometryReaderInScrolledContentIsToldOfItsPlace() {
    struct Page: View {
      let note: (CGFloat) -> Void
      var body: some View {
        ScrollView {
          GeometryReader { proxy in
            let _ = note(proxy.frame(in: .named("scroll")).minY)
            Color.red
          }
          .frame(width: 100, height: 2000)
        }
        .coordinateSpace(name: "scroll")
      }
    }
    var seen: [CGFloat] = []
    let screen = TestScreen()
    let scroll = shown(Page { seen.append($0) }, screen)
    #expect(seen.last == 0)
    scroll.contentOffset.y += 30
    screen.step()
    #expect(seen.last == -30)
  }

  @Test func pullingDownRefreshes() async {
    struct Page: View {
      let refresh: @Sendable () async -> Void
      var body: some View {
        ScrollView { Color.red.frame(height: 2000) }.refreshable { await refresh() }
      }
    }
    let screen = TestScreen()
    let (stream, more) = AsyncStream<Void>.makeStream()
    let scroll = shown(Page { more.yield(()) }, screen)
    #expect(scroll.refreshControl != nil)
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.5)
    screen.advance(by: 0.1)
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }

  @Test func contentComesToRestWithAViewAtTheEdge() {
    struct Page: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<30, id: \.self) { _ in Color.red.frame(width: 250, height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .frame(height: 100)
      }
    }
    let screen = TestScreen()
    let scroll = shown(Page(), screen)
    let y = scroll.convert(CGPoint(x: 0, y: scroll.bounds.midY), to: nil).y
    screen.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 120, y: y), duration: 0.3)
    screen.advance(by: 3)
    #expect(scroll.contentOffset.x > 100)
    #expect(scroll.contentOffset.x.truncatingRemainder(dividingBy: 260) == 0)
  }

  @Test func aPositionFollowsAndLeadsTheScrollView() {
    struct Page: View {
      @State var id: Int?
      let note: (Int?) -> Void
      var body: some View {
        let _ = note(id)
        VStack {
          Button("jump") { id = 70 }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Color.red.frame(height: 50).tag($0) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $id)
        }
      }
    }
    var seen: Int?
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { seen = $0 })
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    let scroll = scrollView(in: controller.view) ?? UIScrollView()
    scroll.contentOffset.y = 520
    screen.advance(by: 0.2)
    #expect(seen == 10)
    let place = host?.box.flatMap { find($0, "jump") }.flatMap { host?.rect(of: $0) } ?? .zero
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.5)
    #expect(seen == 70)
    #expect(abs(scroll.contentOffset.y + scroll.adjustedContentInset.top - 3500) < 1)
  }

  @Test func aScrollingPageIsShownInFourLooks() throws {
    struct Page: View {
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            Text("Today").font(.largeTitle.bold())
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 12) {
                ForEach(0..<8) { number in
                  RoundedRectangle(cornerRadius: 16).fill(
                    Color(hue: Double(number) / 8, saturation: 0.5, brightness: 0.9)
                  )
                  .frame(width: 140, height: 90)
                  .overlay(alignment: .bottomLeading) { Text("Card \(number)").font(.headline).padding(10) }
                }
              }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 12) {
              ForEach(0..<40) { number in
                Circle().fill(.tint.opacity(Double(number + 5) / 45)).overlay { Text("\(number)").bold() }
                  .aspectRatio(1, contentMode: .fit)
              }
            }
          }
          .padding()
        }
      }
    }
    #expect(try look(Page(), as: "scroll").count > 10_000)
    _ = try look(Page(), as: "scroll-dark", appearance: .dark)
    _ = try look(Page(), as: "scroll-rtl", isRightToLeft: true)
    _ = try look(Page(), as: "scroll-large", textSize: .accessibilityExtraLarge)
  }

  @Test func framesAreRelativeToTheNearestScrollView() {
    struct Page: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<5) { _ in Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10) }
          }
        }
        .frame(width: 210, height: 50)
      }
    }
    let stage = Stage(Page(), width: 300, height: 100)
    #expect(stage.colored.map(\.width) == [100, 100, 100, 100, 100])
    #expect(stage.colored.map(\.minX) == [45, 155, 265, 375, 485])
    let alone = Stage(
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }, width: 300, height: 100)
    #expect(alone.colored == [CGRect(x: 75, y: 25, width: 150, height: 50)])
    alone.view.frame.size = CGSize(width: 200, height: 60)
    alone.layOut()
    #expect(alone.colored == [CGRect(x: 50, y: 15, width: 100, height: 30)])
  }

  @Test func contentThatBeginsAtItsEndStaysThereWhenItGrows() {
    struct Page: View {
      let count: Int
      let note: (CGFloat) -> Void
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 30) } }
        }
        .defaultScrollAnchor(.bottom)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          note(new)
        }
      }
    }
    var seen: [CGFloat] = []
    let stage = Stage(Page(count: 10) { seen.append($0) }, width: 100, height: 100)
    stage.host.setShown(true)
    stage.layOut()
    let scroll = scrollView(in: stage.view)
    #expect(scroll?.contentOffset.y == 200)
    stage.view.rootView = Page(count: 20) { seen.append($0) }
    stage.layOut()
    #expect(scroll?.contentOffset.y == 500)
    #expect(seen.last == 500)
    scroll?.contentOffset.y = 120
    stage.layOut()
    #expect(seen.last == 120)
    stage.view.rootView = Page(count: 30) { seen.append($0) }
    stage.layOut()
    #expect(scroll?.contentOffset.y == 120, "content that was moved stays where it is")
  }
}
