// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

/// The one table that merging, full commits, damage, animations and the page go by.
@Suite struct LayerSchemaTests {
  @Test func everyRowStandsAtItsNumberUnderANameOfItsOwn() {
    #expect(LayerChange.all.map(\.number) == Array(LayerChange.all.indices))
    #expect(Set(LayerChange.all.map(\.name)).count == LayerChange.all.count)
    #expect(Set(LayerChange.all.map(\.key)).count == LayerChange.all.count)
  }

  @Test func theNumbersFitTheSetsThatHoldThemAndTheirByte() {
    #expect(LayerChange.all.count <= 64)
  }

  @Test func everythingThatServersKeepOfALayerHasARow() {
    let kept = Set(Mirror(reflecting: LayerState()).children.compactMap(\.label)).subtracting(["fading"])
    #expect(kept == Set(LayerChange.whole.map(\.name)))
  }

  @Test(arguments: LayerChange.all)
  func aChangeSetsWhatItNamesAndNothingElse(property: AnyLayerProperty) {
    var values = RandomValues(seed: UInt64(property.number) + 400)
    for _ in 0..<20 {
      let change = values.change(of: property)
      var state = LayerState()
      state.apply(change)
      #expect(property.value(in: state) == change.value)
      let told = property.change(in: &state)
      #expect(told == change)
      for other in LayerChange.whole where other != property && !other.key.hasPrefix("bounds") {
        let isDefault = other.isDefault(in: &state)
        #expect(isDefault, "\(other) of \(property)")
      }
      var copy = LayerState()
      property.copy(from: &state, to: &copy)
      let isSame = property.isSame(&copy, &state)
      #expect(copy == state && isSame)
    }
  }

  @Test func aChangeIsNoneOfAnotherPropertys() {
    let change = LayerChange.shadowRadius(4)
    #expect(change[LayerChange.shadowRadius] == 4)
    #expect(change[LayerChange.cornerRadius] == nil)
    #expect(LayerChange.shadowRadius.change(to: .flag(true)) == nil)
  }

  @Test(arguments: AnimatedProperty.allCases)
  func whatIsAnimatedIsFoundByItsKeyPath(property: AnimatedProperty) {
    #expect(AnimatedProperty(keyPath: property.definition.keyPath) == property)
  }

  @Test func theKeyPathsAreApples() {
    #expect(AnimatedProperty(keyPath: "bounds.origin.y") == .boundsOriginY)
    #expect(AnimatedProperty(keyPath: "transform.rotation") == .rotationZ)
    #expect(AnimatedProperty(keyPath: "hidden") == .isHidden)
    #expect(AnimatedProperty(keyPath: "colors") == .gradientColors)
    #expect(AnimatedProperty(keyPath: "isHidden") == nil)
    #expect(LayerChange.property(key: "doubleSided") == LayerChange.isDoubleSided)
  }
}
