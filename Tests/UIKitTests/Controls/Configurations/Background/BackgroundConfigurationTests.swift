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
    func color(_ environment: UIListEnvironment) -> UIColor? {
      UIBackgroundConfiguration.listCell()
        .updated(for: state { $0.listRole = ListRole(environment: environment, part: .row) }).backgroundColor
    }
    #expect(color(.plain) == .systemBackground)
    #expect(color(.insetGrouped) == .secondarySystemGroupedBackground)
    #expect(color(.sidebar) == .clear)
  }

  @Test func aPinnedPlainHeaderStandsOnTheListsShade() {
    let header = UIBackgroundConfiguration.listPlainHeaderFooter()
    #expect(header.backgroundColor == .clear)
    #expect(header.updated(for: state { $0.isPinned = true }).backgroundColor == .clear)
  }

  @Test func aShadowHasTheBackgroundsShapeUnlessItHasAPath() throws {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.shadowProperties.opacity == 0 && background.shadowProperties.radius == 0)
    #expect(background.shadowProperties.color == .black && background.shadowProperties.path == nil)
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let view = BackgroundConfigurationView(background)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.layoutIfNeeded()
    #expect(view.subviews.allSatisfy { $0.layer.shadowOpacity == 0 })
    background.shadowProperties.opacity = 0.25
    background.shadowProperties.radius = 6
    background.shadowProperties.offset = CGSize(width: 0, height: 3)
    view.configuration = background
    view.layoutIfNeeded()
    let shadow = try #require(view.subviews.first)
    #expect(shadow.frame == CGRect(x: 10, y: 5, width: 80, height: 50))
    #expect(shadow.layer.shadowOpacity == 0.25 && shadow.layer.shadowRadius == 6)
    #expect(shadow.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 80, height: 50))
    background.shadowProperties.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.configuration = background
    view.layoutIfNeeded()
    #expect(shadow.layer.shadowPath?.boundingBox.width == 20)
    background.shadowProperties.opacity = 0
    view.configuration = background
    #expect(shadow.superview == nil)
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
