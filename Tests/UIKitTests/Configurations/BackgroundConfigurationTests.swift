// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct BackgroundConfigurationTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void = { _ in }) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test func rowsAreMarkedWhenTheyAreTouchedOrSelected() {
    let row = UIBackgroundConfiguration.listGroupedCell()
    #expect(row.backgroundColor == .secondarySystemGroupedBackground)
    #expect(row.updated(for: state { $0.isSelected = true }).backgroundColor == .systemGray4)
    #expect(row.updated(for: state { $0.isHighlighted = true }).backgroundColor == .systemGray4)
    let back = row.updated(for: state { $0.isSelected = true }).updated(for: state())
    #expect(back.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func aColourOfTheAppsStaysInEveryState() {
    var row = UIBackgroundConfiguration.listPlainCell()
    row.backgroundColor = .systemYellow
    row.cornerRadius = 4
    let marked = row.updated(for: state { $0.isSelected = true })
    #expect(marked.backgroundColor == .systemYellow)
    #expect(marked.cornerRadius == 4)
  }

  @Test func aListDecidesAboutBackgroundsThatLeaveItOpen() {
    func color(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor? {
      UIBackgroundConfiguration.listCell()
        .updated(for: state { $0.listRole = ListRole(appearance: appearance, part: .row) }).backgroundColor
    }
    #expect(color(.plain) == .systemBackground)
    #expect(color(.insetGrouped) == .secondarySystemGroupedBackground)
    #expect(color(.sidebar) == .clear)
  }

  @Test func aPinnedPlainHeaderCoversTheRowsUnderIt() {
    let header = UIBackgroundConfiguration.listPlainHeaderFooter()
    #expect(header.backgroundColor == .clear)
    #expect(header.updated(for: state { $0.isPinned = true }).backgroundColor == .systemBackground)
  }

  @Test func noColourIsTheTintAndTransformersComeLast() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemRed)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(background.resolvedBackgroundColor(for: .blue) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemRed)
  }

  @Test func greyIsOfTheSameBrightness() {
    let gray = UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
      .resolvedColor(with: UITraitCollection())
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(gray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.7152) < 0.001 && alpha == 0.5)
  }

  @Test func theViewObeysInsetsMarginsAndCorners() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .systemRed
    configuration.cornerRadius = 100
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    configuration.strokeWidth = 2
    configuration.strokeOutset = 1
    let view = BackgroundConfigurationView(configuration)
    view.hostMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    view.layoutIfNeeded()
    let fill = view.subviews[0]
    #expect(fill.frame == CGRect(x: 10, y: 1, width: 86, height: 40))
    #expect(fill.layer.cornerRadius == 20)
    #expect(fill.backgroundColor == .systemRed)
    #expect(view.subviews[1].frame == CGRect(x: 9, y: 0, width: 88, height: 42))
    #expect(view.subviews[1].layer.borderWidth == 2)
  }
}
