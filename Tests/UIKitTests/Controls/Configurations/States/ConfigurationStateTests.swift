// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct ConfigurationStateTests {
  private let traits = UITraitCollection()

  @Test func everythingIsOffAtFirst() {
    let state = UICellConfigurationState(traitCollection: traits)
    #expect(!state.isSelected && !state.isHighlighted && !state.isDisabled && !state.isFocused && !state.isPinned)
    #expect(!state.isEditing && !state.isExpanded && !state.isSwiped && !state.isReordering)
    #expect(state.cellDragState == .none && state.cellDropState == .none)
  }

  @Test func valuesOfTheAppsOwnAreKeptAndCompared() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = UICellConfigurationState(traitCollection: traits)
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    #expect(state != UICellConfigurationState(traitCollection: traits))
    state[key] = nil
    #expect(state == UICellConfigurationState(traitCollection: traits))
  }

  @Test func aViewsStateIsReadFromEitherKind() {
    var cell = UICellConfigurationState(traitCollection: traits)
    cell.isDisabled = true
    cell.isPinned = true
    let view = UIViewConfigurationState(reading: cell)
    #expect(view.isDisabled && view.isPinned && !view.isSelected)
    #expect(UIViewConfigurationState(reading: view) == view)
  }
}
