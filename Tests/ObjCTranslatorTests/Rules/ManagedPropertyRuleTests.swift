// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct ManagedPropertyRuleTests {
  @Test func aLayerKeepsItsPropertiesByName() {
    expect(
      """
      class Ring: CALayer {
        @NSManaged var progress: CGFloat
        @NSManaged public var `in`: CGColor?
      }
      final class Big: Ring { @NSManaged var width: CGFloat // wide
      }

      """,
      becomes: """
        class Ring: CALayer {
                     var progress: CGFloat { get { _tesseraValue("progress") } set { _tesseraSetValue(newValue, "progress") } }
                     public var `in`: CGColor? { get { _tesseraValue("in") } set { _tesseraSetValue(newValue, "in") } }
        }
        final class Big: Ring {            var width: CGFloat { get { _tesseraValue("width") } set { _tesseraSetValue(newValue, "width") } } // wide
        }

        """)
  }

  @Test func otherClassesHaveNone() {
    let source = "class A: NSManagedObject { @NSManaged var a: Int }\nclass B { @NSManaged var b: Int }\n"
    expect(source, becomes: source)
  }
}
