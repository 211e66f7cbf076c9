// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct ObserveRuleTests {
  /// The translation of one statement beside a class with properties that can be observed.
  private func translated(_ statement: String) -> (text: String, problems: [String]) {
    let source = """
      import UIKit
      class Model: NSObject { @objc dynamic var count = 0; @objc dynamic var child: Model?; @objc var plain = 0 }
      extension UserDefaults { @objc dynamic var launches: Int { 0 } }
      func use(model: Model, scroll: UIScrollView) {
      \(statement)
      }

      """
    let file = translate([source]).files[0]
    let lines = body(of: file).split(separator: "\n", omittingEmptySubsequences: false)
    return (lines[4..<(lines.count - 2)].joined(separator: "\n"), file.diagnostics.map(\.description))
  }

  @Test(arguments: [
    (#"_ = model.observe(\.count) { _, _ in }"#, #"_ = model.observe(\.count, _tesseraKey: "count") { _, _ in }"#),
    (
      #"model.observe(\Model.count, options: [.new], changeHandler: f)"#,
      #"model.observe(\Model.count, _tesseraKey: "count", options: [.new], changeHandler: f)"#
    ),
    (
      #"scroll?.observe(\.contentOffset , options: .new) { [weak self] view, change in }"#,
      #"scroll?.observe(\.contentOffset, _tesseraKey: "contentOffset" , options: .new) { [weak self] view, change in }"#
    ),
    (
      #"model.observe(\.child?.count) { _, _ in }"#,
      #"model.observe(\.child?.count, _tesseraKey: "child.count") { _, _ in }"#
    ),
    (#"x = observe(\.`isHidden`) { _, _ in }"#, #"x = observe(\.`isHidden`, _tesseraKey: "isHidden") { _, _ in }"#),
    (#"model.publisher(for: \.count).sink { }"#, #"model.publisher(for: \.count, _tesseraKey: "count").sink { }"#),
    (
      #"x = scroll.publisher(for: \.contentOffset, options: [.new])"#,
      #"x = scroll.publisher(for: \.contentOffset, _tesseraKey: "contentOffset", options: [.new])"#
    ),
    (#"model.willChangeValue(for: \.count)"#, #"model.willChangeValue(forKey: "count")"#),
    (#"didChangeValue(for: \Model.count)"#, #"didChangeValue(forKey: "count")"#),
  ])
  func keyPathsGetTheirNames(before: String, after: String) {
    let first = translated(before)
    #expect(first.text == after)
    #expect(first.problems == [])
    #expect(translated(after).text == after)
  }

  @Test(
    "calls that only look alike stay",
    arguments: [
      #"center.publisher(for: name).sink { }"#, #"center.publisher(for: .changed, object: view).sink { }"#,
      #"subject.observe(on: MainScheduler.instance) { _ in }"#, #"value.observe(self) { _ in }"#,
      #"// model.observe(\.plain) { _, _ in }"#, #"print("model.observe(\.plain) { }")"#,
      #"store.observe(\.plain)"#, #"willChangeValue(forKey: "a")"#,
    ])
  func others(statement: String) {
    let result = translated(statement)
    #expect(result.text == statement)
    #expect(result.problems == [])
  }

  @Test(arguments: [
    (#"model.observe(\.list[0]) { _, _ in }"#, 15, "only properties can be observed, and chains of them"),
    (#"model.observe(path, options: .new) { _, _ in }"#, 15, "the key path must stand in the call"),
  ])
  func whatCannotBeObservedIsAnErrorWithAWayOut(statement: String, column: Int, message: String) {
    let problems = translated(statement).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("/app/A.swift:5:\(column): error: \(message)") == true, "\(problems)")
  }

  @Test func defaultsTellOfTheirChanges() {
    #expect(translated(#"UserDefaults.standard.observe(\.launches) { _, _ in }"#).problems.isEmpty)
  }

  @Test func webViewsAndPlayersTellOfTheirs() {
    for name in ["estimatedProgress", "url", "canGoBack", "status", "timeControlStatus"] {
      #expect(translated(#"web.observe(\.\#(name)) { _, _ in }"#).problems.isEmpty, "\(name)")
    }
  }

  @Test func whatNobodyIsKnownToTellOfIsAWarning() {
    let result = translated(#"model.observe(\.plain) { _, _ in }"#)
    #expect(result.text == #"model.observe(\.plain, _tesseraKey: "plain") { _, _ in }"#)
    #expect(result.problems.count == 1)
    #expect(
      result.problems.first?.hasPrefix("/app/A.swift:5:15: warning: nobody is known to tell of changes of 'plain'")
        == true)
  }

  @Test func anAppsOwnObserveIsLeftAlone() {
    let source = #"""
      class Store { func observe(_ a: KeyPath<Store, Int>, options: Int, changeHandler: () -> Void) {}; var x = 1 }
      func f(s: Store) { s.observe(\.x, options: 1) {} }

      """#
    expect(source, becomes: source)
  }

  // MARK: - Dynamic properties

  @Test(arguments: [
    (
      "@objc dynamic var a = 0",
      #"      dynamic var a = 0 { willSet { _tesseraWillChange(self, "a") } didSet { _tesseraDidChange(self, "a") } }"#
    ),
    (
      "@objc private(set) dynamic var a: Int?  // why",
      #"      private(set) dynamic var a: Int? { willSet { _tesseraWillChange(self, "a") } "#
        + #"didSet { _tesseraDidChange(self, "a") } }  // why"#
    ),
    (
      "@objc dynamic var a = 0 { didSet { f(oldValue) } }",
      #"      dynamic var a = 0 { willSet { _tesseraWillChange(self, "a") } "#
        + #"didSet { defer { _tesseraDidChange(self, "a") }; f(oldValue) } }"#
    ),
    (
      "@objc dynamic var a = 0 { willSet(new) { f(new) } didSet {} }",
      #"      dynamic var a = 0 { willSet(new) { _tesseraWillChange(self, "a"); f(new) } "#
        + #"didSet { _tesseraDidChange(self, "a")} }"#
    ),
    (
      "@objc dynamic var a: Int { get { b } set { b = newValue } }",
      #"      dynamic var a: Int { get { b } set { _tesseraWillChange(self, "a"); defer { _tesseraDidChange(self, "a") }; "#
        + "b = newValue } }"
    ),
    ("@objc dynamic var a: Int { b }", "      dynamic var a: Int { b }"),
    ("@objc dynamic static var a = 0", "      dynamic static var a = 0"), ("dynamic var a = 0", "dynamic var a = 0"),
    ("@objc var a = 0", "      var a = 0"), ("@objc dynamic func a() {}", "      dynamic func a() {}"),
  ])
  func dynamicPropertiesTellOfTheirChanges(before: String, after: String) {
    let frame = { (member: String) in "import UIKit\nclass A: NSObject {\n  var b = 0\n  \(member)\n}\n" }
    expect(frame(before), becomes: frame(after))
  }

  @Test func dynamicPropertiesAreInTheTable() {
    let output = translate(["import UIKit\n@objcMembers class A: NSObject { dynamic var a = 0; let b = 1 }\n"]).files[0]
    let table = trailer(of: output)
    #expect(table.contains(#"table.add(key: "a", \A.a)"#))
    #expect(table.contains(#"table.add(observable: "a")"#))
    #expect(table.contains(#"table.add(readOnly: "b", \A.b)"#))
  }

  @Test func dependentKeysByRequestConform() {
    expect(
      """
      import UIKit
      class A: NSObject {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
          super.keyPathsForValuesAffectingValue(forKey: key)
        }
      }

      """,
      becomes: """
        import UIKit
        class A: NSObject {
                   class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            _tesseraNoDependencies(forKey: key)
          }
        }

        """)
  }

  // MARK: - Observing by name

  private let parameters =
    "forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?"

  @Test func observersByNameConform() {
    expect(
      """
      import UIKit
      class A: UIView {
        override func observeValue(\(parameters)) {
          super.observeValue(forKeyPath: k, of: o, change: c, context: x)
        }
      }
      class B: A {
        override func observeValue(\(parameters)) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) }
      }

      """,
      becomes: """
        import UIKit
        class A: UIView {
                   func observeValue(\(parameters)) {
            _tesseraUnobserved(forKeyPath: k, of: o, change: c, context: x)
          }
        }
        class B: A {
          override func observeValue(\(parameters)) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) }
        }

        """)
    let output = translate(["class A: NSObject { override func observeValue(\(parameters)) {} }\n"]).files[0]
    #expect(trailer(of: output).contains("extension A: _TesseraKeyValueObserver {}"))
  }

  @Test func anObserverInAnExtensionIsAnError() {
    let module = translate(["class A: NSObject {}\nextension A {\n  override func observeValue(\(parameters)) {}\n}\n"])
    #expect(module.diagnostics.first?.description.hasPrefix("/app/A.swift:3:3: error: observeValue(") == true)
  }

  // MARK: - Timers

  @Test func timersWithClosuresAreUIKits() {
    expect(
      """
      import UIKit
      let a = Timer(timeInterval: 1, repeats: true) { _ in }, b = Timer.init(timeInterval: 1, repeats: true, block: f)
      let c = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      let d = Timer(timeInterval: 1, target: a, selector: s, userInfo: nil, repeats: true)

      """,
      becomes: """
        import UIKit
        let a = Timer(_tesseraTimeInterval: 1, repeats: true) { _ in }, b = Timer.init(_tesseraTimeInterval: 1, repeats: true, block: f)
        let c = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        let d = Timer(timeInterval: 1, target: a, selector: s, userInfo: nil, repeats: true)

        """)
  }
}
