// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct ToolTipTests {
  @Test func aControlsTipIsAnInteractionOfIts() {
    let button = UIButton()
    #expect(button.toolTipInteraction == nil && button.toolTip == nil)
    button.toolTip = "Saves"
    let interaction = button.toolTipInteraction
    #expect(interaction?.view === button)
    button.toolTip = "Saves all"
    #expect(button.toolTipInteraction === interaction)
    #expect(interaction?.defaultToolTip == "Saves all")
    button.toolTip = nil
    #expect(button.toolTip == nil)
  }

  @Test func aConfigurationWithoutAPlaceIsForTheWholeView() {
    #expect(UIToolTipConfiguration(toolTip: "x").sourceRect.isNull)
  }
}
