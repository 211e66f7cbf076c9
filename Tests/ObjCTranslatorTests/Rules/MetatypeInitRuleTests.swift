// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct MetatypeInitRuleTests {
  /// The initialisers that a file gets, by their parameters; the file itself stays as it is.
  private func made(in source: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    expect(
      source, becomes: source.replacing("NSClassFromString", with: "_tesseraClassFromString"),
      sourceLocation: sourceLocation)
    let lines = trailer(of: translate([source]).files[0]).split(separator: "\n")
    return lines.compactMap { line in
      guard line.contains("@_disfavoredOverload"), let start = line.firstRange(of: "init(")?.upperBound else {
        return nil
      }
      return line[start...].prefix { $0 != ")" }.split(separator: ":").first.map(String.init) ?? ""
    }
  }

  @Test(arguments: [
    "func f(_ page: UIViewController.Type) { _ = page.init() }\n",
    "func f(_ name: String) { _ = (NSClassFromString(name) as? UIViewController.Type)?.init() }\n",
    "let types: [String: UIView.Type] = [:]\nfunc f() { _ = types[\"a\"]!.init() }\n",
    "func f(_ give: () -> UIView.Type) { _ = give().init() }\n",
    "func f<T: UIView>(_ type: T.Type) -> T { T() }\n",
    "class List<Cell: UIView> { func f() -> Cell { Cell.init() } }\n",
    "extension UIView { static func make() -> Self { Self() } }\n",
    "extension UIView { class func make() -> Self { self.init() } }\n",
    "func f(_ view: UIView) { _ = type(of: view).init() }\n",
    "let views = [A.self, B.self].map { $0.init() }\n",
  ])
  func aClassKnownOnlyAtRunTimeCanBeMade(source: String) {
    #expect(made(in: source) == [""])
  }

  @Test func eachInitialiserIsThereOnce() {
    let source = """
      func f(_ page: UIViewController.Type, view: UIView.Type) {
        _ = page.init(nibName: nil, bundle: nil)
        _ = view.init(frame: .zero)
        _ = view.init(frame: .infinite)
        _ = view.init()
      }

      """
    #expect(made(in: source) == ["", "frame", "nibName"])
  }

  @Test(arguments: [
    "let view = UIView.init(frame: .zero)\nlet other = Outer.Inner.init()\n",
    "class A: UIView { convenience init() { self.init(frame: .zero) } }\n",
    "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }\n",
    "func f<T>(_ type: T.Type) { _ = UIView() }\n",
    "func f(_ type: UICollectionView.Type) { _ = type.init(frame: .zero, collectionViewLayout: layout) }\n",
    "let view: UIView = .init(frame: .zero)\n",
  ])
  func classesThatAreWrittenDownNeedNothing(source: String) {
    #expect(made(in: source) == [])
  }
}
