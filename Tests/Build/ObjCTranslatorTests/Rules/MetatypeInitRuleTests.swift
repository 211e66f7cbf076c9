// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct MetatypeInitRuleTests {
  /// Expects `init` to be rewritten where it stands in marks, and nowhere else.
  private func expectRewritten(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      source.replacing("«", with: "").replacing("»", with: ""),
      becomes: source.replacing("«init»", with: "_tesseraInit")
        .replacing("NSClassFromString", with: "_tesseraClassFromString"), sourceLocation: sourceLocation)
  }

  @Test func variablesWithADeclaredType() {
    expectRewritten(
      """
      func open(_ page: UIViewController.Type, view: UIView.Type?, in window: UIWindow) {
        let other: UINavigationController.Type! = nil
        _ = page.«init»()
        _ = view?.«init»(frame: .zero)
        _ = view!.«init»()
        _ = other.«init»()
        show { (kind: UICollectionViewCell.Type) in kind.«init»(frame: .zero) }
      }

      """)
  }

  @Test func genericParametersOfFrameworksClasses() {
    expectRewritten("func f<T: UIView>(_ type: T.Type) -> T { type.«init»(frame: .zero) }\n")
  }

  @Test func castsSayWhatTheyAre() {
    expectRewritten(
      """
      func make(_ name: String) {
        _ = (NSClassFromString(name) as! UIViewController.Type).«init»()
        _ = (NSClassFromString(name) as? UIViewController.Type)?.«init»()
        guard let type = NSClassFromString(name) as? UIView.Type else { return }
        _ = type.«init»(frame: .zero)
        if let page = NSClassFromString(name) as? UIViewController.Type, page.«init»().isEditing {
          _ = page.«init»()
        }
      }

      """)
  }

  @Test func propertiesOfTheModuleAndLabelsOfTuples() {
    let item = """
      final class Item {
        let page: UIViewController.Type?
        let rows: [(title: String, kind: UIViewController.Type)] = []
        func make() -> UIViewController? { page?.init() }
      }

      """
    let list = """
      func open(_ item: Item) {
        if let page = item.page { push(page.init()) }
        guard let page = item.page else { return }
        push(page.init())
        push(item.rows[0].kind.init())
        if let page { push(page.init()) }
        item.rows.forEach { push($0.kind.init()) }
      }

      """
    expect(
      [item, list],
      becomes: [item.replacing(".init()", with: "._tesseraInit()"), list.replacing(".init()", with: "._tesseraInit()")])
  }

  @Test func valuesThatPatternsBind() {
    expectRewritten(
      """
      enum Way {
        case segue(kind: UIStoryboardSegue.Type, done: (() -> Void)?)
        case page(UIViewController.Type)
        case count(Int)
      }
      func open(_ way: Way, _ other: Way?, _ ways: [Way], _ any: Any, _ last: UIView.Type?) {
        switch way {
        case .segue(let kind, _): _ = kind.«init»(identifier: nil, source: a, destination: b)
        case .page(let page): _ = page.«init»()
        case .count(let count): _ = count.init()
        }
        switch any {
        case let kind as UIView.Type: _ = kind.«init»(frame: .zero)
        default: break
        }
        if case .segue(kind: let kind, done: _) = way { _ = kind.«init»(identifier: nil, source: a, destination: b) }
        if case let .page(page)? = other { _ = page.«init»() }
        if case .some(let kind) = last { _ = kind.«init»(frame: .zero) }
        if case let kind? = last { _ = kind.«init»(frame: .zero) }
        guard case .page(let page) = way else { return }
        _ = page.«init»()
        for case .page(let page) in ways { _ = page.«init»() }
      }

      """)
  }

  @Test func everythingElseIsTheCompilers() {
    for source in [
      // Types and initialisers by name.
      "let view = UIView.init(frame: .zero)\n",
      "class A: UIView { convenience init() { self.init(frame: .zero) } }\n",
      "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }\n",
      // Protocols and classes of the module, and what nobody says the type of.
      "protocol P { init() }\nfunc f(_ type: any P.Type) { _ = type.init() }\n",
      "class UIThing { required init() {} }\nfunc f(_ type: UIThing.Type) { _ = type.init() }\n",
      "func f<T: Makeable>(_ type: T.Type) { _ = type.init() }\n",
      "let types = [Int.self]\nfunc f() { for type in types { _ = type.init() } }\n",
      // The inner meaning counts.
      "func f(_ type: UIView.Type) { let type = Int.self; _ = type.init() }\n",
      "func f(_ type: UIView.Type) { run { type in type.init() } }\n",
      "func f(_ type: UIView.Type, _ x: Any) { switch x { case let type as Int.Type: _ = type.init() default: break } }\n",
      "func f(_ type: UIView.Type) { if case let type? = g() { _ = type.init() } }\n",
      "func f(_ type: UIView.Type) { let (type, _) = g(); _ = type.init() }\n",
      // A name that means two things.
      "struct A { let kind: UIView.Type }\nstruct B { let kind: Int.Type }\nfunc f(_ b: B) { _ = b.kind.init() }\n",
      "struct A { let kind: UIView.Type }\nstruct B { let kind = Int.self }\nfunc f(_ b: B) { _ = b.kind.init() }\n",
      // Other initialisers.
      "func f(_ type: UICollectionView.Type) { _ = type.init(frame: .zero, collectionViewLayout: layout) }\n",
    ] {
      expect(source, becomes: source)
    }
  }

  @Test func elementsResultsAndClosures() {
    expectRewritten(
      """
      final class Catalog {
        let types: [String: UIViewController.Type] = [:]
        let cells = [CardCell.self, RowCell.self]
        var makeType: (Int) -> UIViewController.Type = { _ in UIViewController.self }
        func kind(of index: Int) -> UIView.Type { UIView.self }
        func make(_ key: String, provider: () -> UIView.Type) {
          _ = types[key]!.«init»()
          _ = types[key]?.«init»(nibName: nil, bundle: nil)
          _ = provider().«init»(frame: .zero)
          _ = makeType(3).«init»(nibName: nil, bundle: nil)
          _ = self.kind(of: 2).«init»()
          _ = cells.map { $0.«init»(frame: .zero) } + cells.compactMap { type in type.«init»() }
          for cell in cells { _ = cell.«init»() }
          if let first = cells.first { _ = first.«init»(frame: .zero) }
          let type = types[key]!
          _ = type.«init»()
        }
      }
      class CardCell: UICollectionViewCell {}
      class RowCell: UICollectionViewCell {}

      """)
  }

  @Test func genericResultsTuplesAndClassesThatAreAsked() {
    expectRewritten(
      """
      func makeType<T: UIViewController>(_ type: T.Type) -> T.Type { type }
      final class Page: UIViewController {
        func another() -> UIViewController { type(of: self).«init»() }
      }
      struct Item { var make: () -> UIViewController.Type }
      final class Maker { func make() -> Int { 3 } }
      func open(_ pair: (UIViewController.Type, Int), _ item: Item, themed: (UIViewController & Themed).Type) {
        _ = makeType(x).«init»(nibName: nil, bundle: nil)
        let page = Page()
        _ = type(of: page).«init»()
        _ = pair.0.«init»()
        _ = item.make().«init»()
        _ = themed.«init»()
      }

      """)
  }

  @Test func classesWithAnInitialiserOfTheirOwnAreTheCompilers() {
    let source = """
      class Page: UIViewController {
        required init() { super.init(nibName: nil, bundle: nil) }
        func another() -> Page { type(of: self).init() }
      }
      func first<T: Makeable>(_ type: T.Type) -> T.Type { type }
      func make(_ numbers: (Int, Int.Type)) { _ = (first(x).init(), numbers.1.init(), type(of: 3).init()) }

      """
    expect(source, becomes: source)
  }

  @Test func elementsOfOtherTypesAreTheCompilers() {
    let source = """
      protocol Part { init() }
      class Base: UIView { required init() { super.init(frame: .zero) } }
      class A: Base {}
      class B: Base {}
      let parts: [Part.Type] = []
      let bases = [A.self, B.self]
      func make(kinds: [String: Part.Type], give: () -> Part.Type) {
        _ = parts.map { $0.init() }
        _ = kinds["a"]!.init()
        _ = give().init()
        for base in bases { _ = base.init() }
        for (_, kind) in kinds { _ = kind.init() }
      }

      """
    expect(source, becomes: source)
  }
}
