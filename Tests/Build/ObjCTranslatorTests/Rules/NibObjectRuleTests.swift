// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct NibObjectRuleTests {
  private let source = """
    import UIKit
    class Source: NSObject {
      override func awakeFromNib() { super.awakeFromNib() }
    }
    class Other: Source {
      override func awakeFromNib() { super.awakeFromNib() }
    }

    """

  @Test func plainObjectsSayThatTheyAwake() {
    expect(
      source,
      becomes: """
        import UIKit
        class Source: NSObject {
                   func awakeFromNib() { _tesseraAwakeFromNib() }
        }
        class Other: Source {
          override func awakeFromNib() { super.awakeFromNib() }
        }

        """)
    let added = trailer(of: translate([source]).files[0])
    #expect(added.contains("extension Source: _TesseraNibObject {}") && !added.contains("extension Other"))
  }

  @Test func classesOfTheKitKeepTheirOverrides() {
    let source = """
      import UIKit
      class Card: UIView {
        override func awakeFromNib() { super.awakeFromNib() }
      }

      """
    expect(source, becomes: source)
  }
}
