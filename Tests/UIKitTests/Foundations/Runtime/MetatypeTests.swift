// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Objects made from a class that is known only at run time.
@MainActor struct MetatypeTests {
  final class Badge: UIView {
    var madeWith = CGRect.null

    override init(frame: CGRect) {
      super.init(frame: frame)
      madeWith = frame
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Generic<Content>: UIView {
    var contents: [Content] = []
  }

  final class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }

  final class Delegate: UIResponder {
    var isMade = false

    override init() {
      super.init()
      isMade = true
    }
  }

  final class OwnLayer: CALayer {}

  final class ShapeView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func aViewIsMadeByItsOwnInitialiser() throws {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let view = try #require(UIView.make(Badge.self, frame: frame) as? Badge)
    #expect(view.madeWith == frame)
    #expect(view.frame == frame)
  }

  @Test func aGenericViewIsMade() throws {
    let view = try #require(
      UIView.make(Generic<Int>.self, frame: CGRect(x: 0, y: 0, width: 5, height: 6)) as? Generic<Int>)
    #expect(view.contents.isEmpty)
    #expect(view.bounds.size == CGSize(width: 5, height: 6))
  }

  @Test func aMadeViewIsReleasedOnce() {
    weak var view: UIView?
    do {
      let made = UIView.make(Badge.self, frame: .zero)
      view = made
      #expect(view != nil)
    }
    #expect(view == nil)
  }

  @Test func aDelegateIsMadeByInit() throws {
    let delegate = try #require(UIResponder.make(Delegate.self) as? Delegate)
    #expect(delegate.isMade)
  }

  final class Page: UIViewController {
    var name = ""
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      name = "made"
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Plain: UIViewController {
    let rows = [1, 2, 3]
  }

  @Test func whatTheTranslatorWritesForInitMakesTheClassThatIsMeant() {
    let pages: [UIViewController.Type] = [Page.self, Plain.self, UINavigationController.self]
    let made = pages.map { $0._tesseraInit() }
    #expect((made[0] as? Page)?.name == "made")
    #expect((made[1] as? Plain)?.rows == [1, 2, 3])
    #expect(type(of: made[2]) == UINavigationController.self)
    let none: UIViewController.Type? = nil
    #expect(none?._tesseraInit() == nil)
    let view: UIView.Type = Badge.self
    #expect((view._tesseraInit(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Badge)?.madeWith.width == 3)
    #expect((view._tesseraInit() as? Badge)?.madeWith == .zero)
  }

  @Test func layerClassDecidesTheLayer() {
    #expect(ShapeView(frame: .zero).layer is OwnLayer)
    #expect(type(of: UIView(frame: .zero).layer) == CALayer.self)
  }

  @Test func onlyAViewThatOverridesDrawAsksForDisplay() {
    #expect(Drawing(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).layer.needsDisplay())
    #expect(!UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).layer.needsDisplay())
  }
}
