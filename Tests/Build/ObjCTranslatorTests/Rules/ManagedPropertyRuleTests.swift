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

  @Test func aManagedObjectKeepsItsPropertiesByNameAndItsRelationshipsGetBodies() {
    expect(
      """
      public class List: NSManagedObject { @NSManaged public var title: String?
      }
      extension List {
        @NSManaged public func addToItems(_ value: Item)
        @NSManaged public func removeFromItems(_ values: NSSet)
        @NSManaged public func insertIntoItems(_ value: Item, at idx: Int)
        @NSManaged public func removeFromItems(at indexes: NSIndexSet)
        @NSManaged public func replaceItems(at idx: Int, with value: Item)
      }

      """,
      becomes: """
        public class List: NSManagedObject {            public var title: String? { get { _tesseraValue("title") } set { _tesseraSetValue(newValue, "title") } }
        }
        extension List {
                     public func addToItems(_ value: Item) { _tesseraAdd(value, "items") }
                     public func removeFromItems(_ values: NSSet) { _tesseraRemove(values, "items") }
                     public func insertIntoItems(_ value: Item, at idx: Int) { _tesseraInsert(value, "items", at: idx) }
                     public func removeFromItems(at indexes: NSIndexSet) { _tesseraRemove("items", at: indexes) }
                     public func replaceItems(at idx: Int, with value: Item) { _tesseraReplace("items", at: idx, with: value) }
        }

        """)
  }

  @Test func aClassThatDerivesFromNoneKeepsNothing() {
    let source = "class B { @NSManaged var b: Int }\n"
    expect(source, becomes: source)
  }
}
