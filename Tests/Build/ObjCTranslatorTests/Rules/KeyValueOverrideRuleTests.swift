// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct KeyValueOverrideRuleTests {
  @Test func classesSayThatTheyHaveTheMethod() {
    expect(
      """
      import UIKit
      class Model: NSObject {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }

      """,
      becomes: """
        import UIKit
        class Model: NSObject {
                   func setValue(_ value: Any?, forUndefinedKey key: String) {}
                   func setValue(_ value: Any?, forKey key: String) { _tesseraSetValue(value, forKey: key) }
        }

        """)
    let output = translate(["class M: NSObject { override func value(forUndefinedKey key: String) -> Any? { nil } }\n"])
    #expect(trailer(of: output.files[0]).contains("extension M: _TesseraUndefinedKeyGetting {}"))
  }

  @Test func classesThatArePrivateToAnotherCanBeNamedByTheirFile() {
    let output = translate([
      "class Tests { private final class Watcher: NSObject { override func setValue(_ v: Any?, forKey k: String) {} } }\n"
    ])
    #expect(output.files[0].source.contains("class Tests { fileprivate final class Watcher: NSObject {"))
    #expect(trailer(of: output.files[0]).contains("extension Tests.Watcher: _TesseraKeyValueSetting {}"))
  }

  @Test func classesThatHaveTheMethodFromElsewhereStayAsTheyAre() {
    let source = """
      import UIKit
      class Shape: CAShapeLayer {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }

      """
    expect(source, becomes: source)
  }

  @Test func classesSayThatTheyRespondInAWayOfTheirOwn() {
    expect(
      """
      import UIKit
      class Proxy: NSObject {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || true }
        override func setNilValueForKey(_ key: String) { super.setNilValueForKey(key) }
      }

      """,
      becomes: """
        import UIKit
        class Proxy: NSObject {
                   func responds(to aSelector: Selector!) -> Bool { _tesseraResponds(to: aSelector) || true }
                   func setNilValueForKey(_ key: String) { _tesseraSetNilValueForKey(key) }
        }

        """)
    let output = translate(["class M: NSObject { override func responds(to aSelector: Selector!) -> Bool { true } }\n"])
    #expect(trailer(of: output.files[0]).contains("extension M: _TesseraResponding {}"))
  }
}
