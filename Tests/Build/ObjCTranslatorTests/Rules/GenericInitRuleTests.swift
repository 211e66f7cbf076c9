// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct GenericInitRuleTests {
  /// Expects what stands between marks to be rewritten, and nothing else.
  private func expectRewritten(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      source.replacing("«", with: "").replacing("»", with: ""),
      becomes: source.replacing("«init»", with: "_tesseraInit").replacing("«»", with: "._tesseraInit"),
      sourceLocation: sourceLocation)
  }

  @Test func parametersOfTypesAndFunctions() {
    expectRewritten(
      """
      class Screen<Content: UIView, Model>: UIViewController {
        override func loadView() { view = Content«»() }
        func other<T>(_ type: T.Type) -> T where T: UIViewController & Named { T«»(nibName: nil, bundle: nil) }
        func model() -> Model { Model() }
      }
      extension Screen {
        func fresh() -> Content { Content.«init»(frame: .zero) }
      }
      func make<Cell: UITableViewCell>(_ kind: Cell.Type) -> Cell {
        let one = kind.«init»()
        return Cell«»(style: .default, reuseIdentifier: nil)
      }
      struct Holder<View> { func view() -> View where View: UILabel { View«»() } }

      """)
  }

  @Test func selfInExtensionsOfFrameworksClasses() {
    expectRewritten(
      """
      extension UIView {
        static func plain() -> Self { self.«init»(frame: .zero) }
        class var empty: UIView { Self«»() }
        convenience init(tag: Int) { self.init(frame: .zero) }
      }
      protocol Shown {}
      extension Shown where Self: UIViewController { static func make() -> Self { Self.«init»() } }

      """)
  }

  @Test func selfInExtensionsOfProtocolsForClasses() {
    expectRewritten(
      """
      protocol Styled: UIView {}
      protocol Tinted: Styled {}
      typealias Filled = UIView & Fillable
      typealias Both = Filled & Tinted
      protocol Fillable {}
      protocol Asking: UIView { init() }
      extension Tinted { static func make() -> Self { Self«»() } }
      extension Fillable where Self: Filled { static func make() -> Self { Self.«init»(frame: .zero) } }
      extension Fillable where Self: Both { static var one: Self { Self«»() } }
      extension Fillable where Self: Asking { static var two: Self { Self() } }
      extension Fillable where Self: NSCopying { static func three() -> Self { Self() } }

      """)
  }

  @Test func associatedTypesAndInitialisersAsValues() {
    expectRewritten(
      """
      typealias Shown = UIView
      protocol Making { associatedtype Made: Shown; associatedtype Other }
      protocol Remaking: Making {}
      extension Remaking {
        var make: () -> Made { Made.«init» }
        var other: () -> Other { Other.init }
        func framed() -> [Made] { [CGRect.zero].map(Made.«init»(frame:)) }
        func now() -> Made { Made«»() }
      }
      let plain = UIView.init
      struct Box<Content: UILabel> { let make: () -> Content = Content.«init» }

      """)
  }

  @Test func whatAProtocolOfAnotherModuleAsksForIsRequired() throws {
    let first = translate(["public protocol Styled: UIView { init(style: Int); associatedtype Style }\n"])
    var options = TranslationOptions()
    options.add(first.interface)
    let text = """
      protocol Shown: Styled {}
      extension Shown { static var make: (Int) -> Self { Self.init(style:) } }
      extension Shown { static func plain() -> Self { Self.init(frame: .zero) } }

      """
    let made = translate([text], options: options).files[0].source
    #expect(made.contains("{ Self.init(style:) }") && made.contains("{ Self._tesseraInit(frame: .zero) }"))
  }

  @Test func initialisersOfTheModulesOwnClassesStay() {
    expectRewritten(
      """
      class Base: UIView { required init() { super.init(frame: .zero) } }
      class Plain: UIView {}
      func a<T: Base>() -> T { T() }
      func b<T: Plain>() -> T { T«»() }
      func c<T: Makeable>() -> T { T() }
      func d<T: RangeReplaceableCollection>() -> T { T() }
      let view = UIView()

      """)
  }
}
