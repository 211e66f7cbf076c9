// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct ObjectMemberRuleTests {
  @Test func membersOfTextsAreFoundByName() {
    expect(
      """
      import Foundation
      let found = names.contains { ($0 as AnyObject).lowercased == "b" }
      let other = (names as AnyObject).unknownMember
      let sure = (names as! NSString).lowercased

      """,
      becomes: """
        import Foundation; import TesseraShims_Foundation
        let found = names.contains { _ObjectMembers($0             ).lowercased == "b" }
        let other = (names as AnyObject).unknownMember
        let sure = (names as! NSString).lowercased

        """)
  }

  @Test func anythingDescribesItself() {
    expect(
      "import UIKit\nlet t = (view as AnyObject).description!\n",
      becomes: "import UIKit; import TesseraShims_Foundation\nlet t = _ObjectMembers(view             ).description!\n")
  }

  @Test func whatAnOptionalIsMappedToIsAskedByName() {
    expect(
      """
      import UIKit
      let frame = info["frame"].map { $0 as AnyObject }?.cgRectValue
      let text = list.map { $0 as AnyObject }.cgRectValue

      """,
      becomes: """
        import UIKit; import TesseraShims_Foundation
        let frame = _members(ofObject: info["frame"].map { $0 as AnyObject })?.cgRectValue
        let text = list.map { $0 as AnyObject }.cgRectValue

        """)
  }

  @Test func sendersAreAskedByName() {
    expect(
      """
      import UIKit
      class A: UIViewController {
        func tap(_ sender: AnyObject) { run { show(sender.tag, sender.currentTitle!!) } }
        func other(sender: UIButton, item: AnyObject) { show(sender.tag, item.unknownMember) }
      }

      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          func tap(_ sender: AnyObject) { run { show(_SenderMembers(sender).tag, _SenderMembers(sender).currentTitle!!) } }
          func other(sender: UIButton, item: AnyObject) { show(sender.tag, item.unknownMember) }
        }

        """)
  }

  @Test func sendersOfAnyTypeAreAskedAsObjects() {
    expect(
      """
      import UIKit
      class A: UIViewController {
        func tap(_ sender: Any) { show((sender as AnyObject).tag!) }
      }

      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          func tap(_ sender: Any) { show(_SenderMembers(sender as AnyObject).tag!) }
        }

        """)
  }

  @Test func objectsOfDictionariesAndArraysAreAskedByName() {
    expect(
      """
      import UIKit
      func read(_ json: [String: AnyObject], _ list: [[String: AnyObject]]) {
        let degrees = json["main"]?["temp"] as? Double
        let count = json["count"]!.integerValue
        for item in list { show(item["id"]!["videoId"] as! String, item["name"] as? String) }
      }

      """,
      becomes: """
        import UIKit; import TesseraShims_Foundation
        func read(_ json: [String: AnyObject], _ list: [[String: AnyObject]]) {
          let degrees = _members(ofObject: json["main"])?["temp"] as? Double
          let count = _members(ofObject: json["count"])!.integerValue
          for item in list { show(_members(ofObject: item["id"])!["videoId"] as! String, item["name"] as? String) }
        }

        """)
  }

  @Test func whatWasCastToObjectsIsAskedByName() {
    expect(
      """
      import UIKit
      func read(_ answer: Any, _ sender: AnyObject?) {
        guard let json = answer as? [String: AnyObject], let all = json["all"] as? [AnyObject] else { return }
        for one in all { show(one["name"], (all[0] as AnyObject)["name"], json["id"]?.unknownMember) }
        show(sender?.tag)
      }

      """,
      becomes: """
        import UIKit; import TesseraShims_Foundation
        func read(_ answer: Any, _ sender: AnyObject?) {
          guard let json = answer as? [String: AnyObject], let all = json["all"] as? [AnyObject] else { return }
          for one in all { show(_ObjectMembers(one)["name"], _ObjectMembers((all[0] as AnyObject))["name"], json["id"]?.unknownMember) }
          show(_members(ofSender: sender)?.tag)
        }

        """)
  }

  @Test func constantsAreAskedByName() {
    expect(
      """
      import Foundation
      func begins(_ list: NSArray, _ first: Any, _ other: NSObject) -> Bool {
        #if os(iOS)
          let value = list[0] as AnyObject
        #else
          guard let value = list[0] as? NSObject else { return false }
        #endif
        let rest: AnyObject = list
        return value.isEqual(first) || rest.isEqual(value) || other.isEqual(first)
      }

      """,
      becomes: """
        import Foundation; import TesseraShims_Foundation
        func begins(_ list: NSArray, _ first: Any, _ other: NSObject) -> Bool {
          #if true
            let value = list[0] as AnyObject
          #else
            guard let value = list[0] as? NSObject else { return false }
          #endif
          let rest: AnyObject = list
          return _ObjectMembers(value).isEqual(first) || _ObjectMembers(rest).isEqual(value) || other.isEqual(first)
        }

        """)
  }

  @Test func nearerConstantsCount() {
    expect(
      "import Foundation\nfunc f() { let a = b as AnyObject; do { let a = c as! NSString; print(a.length) } }\n",
      becomes:
        "import Foundation\nfunc f() { let a = b as AnyObject; do { let a = c as! NSString; print(a.length) } }\n")
  }

  @Test func membersOfOneClassAreAskedOfIt() {
    let source = """
      import UIKit
      class Badge: NSObject { @objc var badgeText = "" }
      let a = (constraints as [AnyObject]).first?.priority, b = (objects as [AnyObject])[0].badgeText

      """
    let text = translate([source]).files[0].source
    #expect(text.contains("let a = _tesseraPriority((constraints as [AnyObject]).first), b"))
    #expect(text.contains("_tesseraObject((objects as [AnyObject])[0], Badge.self)?.badgeText"))
  }
}
