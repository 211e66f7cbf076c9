// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct GestureTests {
  private func show(_ view: some View) -> TestScreen {
    let screen = TestScreen()
    screen.show(UIHostingController(rootView: view))
    return screen
  }

  /// The middle of an iPhone 16's screen within the safe area.
  private let middle = CGPoint(x: 196.5, y: 438.5)

  @Test func aDragTellsItsWayAndItsEnd() {
    var log: [String] = []
    let screen = show(
      Color.red.frame(width: 300, height: 300)
        .gesture(
          DragGesture()
            .onChanged { if log.isEmpty { log.append("began \(Int($0.startLocation.x)) \(Int($0.startLocation.y))") } }
            .onEnded { log.append("ended \(Int($0.translation.width)) \(Int($0.translation.height))") }))
    screen.drag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y - 30), hold: 0.2)
    screen.advance(by: 0.2)
    #expect(log == ["began 150 150", "ended 60 -30"])
  }

  @Test func aDragWithoutADistanceBeginsAtOnce() {
    var log: [CGFloat] = []
    let screen = show(
      Color.red.frame(width: 300, height: 300)
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { log.append($0.location.x) }))
    let finger = screen.touchDown(at: middle)
    screen.step()
    #expect(log == [middle.x])
    finger.lift()
  }

  @Test func aStateGoesBackWhenTheGestureEnds() {
    struct Page: View {
      @GestureState var offset = CGSize.zero
      let note: (CGFloat) -> Void
      var body: some View {
        let _ = note(offset.width)
        Color.red.frame(width: 300, height: 300)
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    var seen: [CGFloat] = []
    let screen = show(Page { seen.append($0) })
    screen.drag(from: middle, to: CGPoint(x: middle.x + 50, y: middle.y), hold: 0.2)
    screen.advance(by: 0.2)
    #expect(seen.contains(50))
    #expect(seen.last == 0)
  }

  @Test func twoTapsAndOneAreToldApart() {
    var log: [String] = []
    let screen = show(
      Color.red.frame(width: 300, height: 300)
        .onTapGesture(count: 2) { log.append("two") }
        .onTapGesture { log.append("one") })
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log == ["one"])
    screen.tap(at: middle, count: 2)
    screen.advance(by: 1)
    #expect(log == ["one", "two"])
  }

  @Test func anInnerTapComesBeforeAnOuterOneUnlessThatHasPriority() {
    var log: [String] = []
    func page(_ outer: some View) -> some View { outer }
    let inner = Color.red.frame(width: 100, height: 100).onTapGesture { log.append("inner") }
    var screen = show(inner.onTapGesture { log.append("outer") })
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log == ["inner"])
    log = []
    screen = show(inner.highPriorityGesture(TapGesture().onEnded { log.append("outer") }))
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log == ["outer"])
    log = []
    screen = show(inner.simultaneousGesture(TapGesture().onEnded { log.append("outer") }))
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log.sorted() == ["inner", "outer"])
  }

  @Test func aButtonKeepsItsTapsFromGesturesAroundIt() {
    var log: [String] = []
    let button = Button {
      log.append("button")
    } label: {
      Color.red.frame(width: 100, height: 100)
    }
    var screen = show(button.onTapGesture { log.append("outer") })
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log == ["button"])
    log = []
    screen = show(button.simultaneousGesture(TapGesture().onEnded { log.append("outer") }))
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log.sorted() == ["button", "outer"])
  }

  @Test func aLongPressTellsThatItBeganAndThatItIsOver() {
    var log: [String] = []
    let screen = show(
      Color.red.frame(width: 100, height: 100)
        .onLongPressGesture(minimumDuration: 1) {
          log.append("done")
        } onPressingChanged: {
          log.append("\($0)")
        })
    screen.press(at: middle, duration: 0.5)
    screen.advance(by: 0.5)
    #expect(log == ["true", "false"])
    log = []
    screen.press(at: middle, duration: 1.5)
    screen.advance(by: 0.5)
    #expect(log == ["true", "done", "false"])
  }

  @Test func aDragAfterAPressIsASequence() {
    var log: [String] = []
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(true, let drag?) = value { log.append("\(Int(drag.translation.width))") }
      }
    let screen = show(Color.red.frame(width: 300, height: 300).gesture(gesture))
    let finger = screen.touchDown(at: middle)
    screen.advance(by: 0.5)
    finger.move(to: CGPoint(x: middle.x + 40, y: middle.y))
    screen.step()
    finger.lift()
    screen.step()
    #expect(log == ["40"])
  }

  @Test func theFirstOfTwoExclusiveGesturesCounts() {
    var log: [String] = []
    let gesture = TapGesture(count: 2).onEnded { log.append("two") }
      .exclusively(before: TapGesture().onEnded { log.append("one") })
    let screen = show(Color.red.frame(width: 300, height: 300).gesture(gesture))
    screen.tap(at: middle, count: 2)
    screen.advance(by: 1)
    #expect(log == ["two"])
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log == ["two", "one"])
  }

  @Test func gesturesThatAreOffOrOfDisabledViewsAreNotRecognised() {
    var count = 0
    var screen = show(
      Color.red.frame(width: 100, height: 100).gesture(TapGesture().onEnded { count += 1 }, including: .subviews))
    screen.tap(at: middle)
    screen.advance(by: 1)
    screen = show(Color.red.frame(width: 100, height: 100).onTapGesture { count += 1 }.disabled(true))
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(count == 0)
  }

  @Test func gesturesOfViewsWithinCanBeLeftOut() {
    var log: [String] = []
    let inner = Color.red.frame(width: 100, height: 100).onTapGesture { log.append("inner") }
    let screen = show(inner.gesture(TapGesture().onEnded { log.append("outer") }, including: .gesture))
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log == ["outer"])
  }

  @Test func theKeyboardMovesContentUpAndScrollsTheFieldIntoSight() {
    struct Page: View {
      @State var text = ""
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 600)
            TextField("field", text: $text)
            Color.blue.frame(height: 400)
          }
        }
      }
    }
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page())
    screen.show(controller)
    func find<Kind: UIView>(_ kind: Kind.Type, _ view: UIView) -> Kind? {
      (view as? Kind) ?? view.subviews.lazy.compactMap { find(kind, $0) }.first
    }
    guard let field = find(UITextField.self, controller.view), let scroll = find(UIScrollView.self, controller.view)
    else {
      Issue.record("there is no field")
      return
    }
    screen.tap(field)
    screen.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(scroll.contentInset.bottom > 200)
    let bottom = field.convert(field.bounds, to: nil).maxY
    #expect(bottom <= (screen.window?.bounds.maxY ?? 0) - scroll.adjustedContentInset.bottom + 1)
    screen.pressKey("Enter")
    screen.advance(by: 1)
    #expect(scroll.contentInset.bottom == 0)
  }
}
