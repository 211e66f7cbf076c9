// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What apps write for lists: names and defaults as on iOS. Only the public side is in sight here.
@MainActor struct ListAPITests {
  @Test func aListsDefaults() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(list.appearance == .insetGrouped)
    #expect(list.showsSeparators && list.itemSeparatorHandler == nil && list.headerTopPadding == nil)
    #expect(list.headerMode == .none && list.footerMode == .none)
    #expect(list.leadingSwipeActionsConfigurationProvider == nil)
    #expect(list.trailingSwipeActionsConfigurationProvider == nil)
    #expect(list.backgroundColor == .systemGroupedBackground)
    list.itemSeparatorHandler = { path, separators in
      var separators = separators
      separators.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
      return separators
    }
    let handled = list.itemSeparatorHandler?(IndexPath(item: 0, section: 0), list.separatorConfiguration)
    #expect(handled?.bottomSeparatorVisibility == .hidden)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
  }

  @Test func separatorsDefaults() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.visualEffect == nil)
    let plain = separators
    separators.visualEffect = UIBlurEffect(style: .systemMaterial)
    #expect(separators != plain)
  }

  @Test func contentsDefaults() {
    var content = UIListContentConfiguration.cell()
    #expect(content.image == nil && content.text == nil && content.secondaryText == nil)
    #expect(content.attributedText == nil && content.secondaryAttributedText == nil)
    #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(!content.prefersSideBySideTextAndSecondaryText && content.alpha == 1)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    let picture = content.imageProperties
    #expect(picture.strokeWidth == 0 && picture.strokeColor == nil && picture.strokeColorTransformer == nil)
    #expect(picture.cornerRadius == 0 && picture.maximumSize == .zero && picture.reservedLayoutSize == .zero)
    #expect(picture.resolvedStrokeColor(for: .systemRed) == .systemRed)
    content.imageProperties.strokeColor = .systemGreen
    #expect(content.imageProperties.resolvedStrokeColor(for: .systemRed) == .systemGreen)
    content.imageProperties.strokeColorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
    #expect(content.imageProperties.resolvedStrokeColor(for: .systemRed) == .systemBlue)
    for style in [
      UIListContentConfiguration.subtitleCell(), .header(), .footer(), .plainHeader(), .plainFooter(), .groupedHeader(),
      .groupedFooter(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(), .sidebarCell(),
      .sidebarSubtitleCell(), .sidebarHeader(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
    ] {
      #expect(style != UIListContentConfiguration.cell())
    }
  }

  @Test func backgroundsDefaults() {
    let background = UIBackgroundConfiguration.clear()
    #expect(background.backgroundColor == .clear && background.strokeWidth == 0 && background.strokeOutset == 0)
    #expect(background.customView == nil && background.visualEffect == nil && background.image == nil)
    #expect(background.imageContentMode == .scaleToFill)
    #expect(background.shadowProperties.opacity == 0 && background.shadowProperties.offset == .zero)
    for style in [
      UIBackgroundConfiguration.listCell(), .listHeader(), .listFooter(), .listPlainCell(), .listPlainHeaderFooter(),
      .listGroupedCell(), .listGroupedHeaderFooter(), .listSidebarCell(), .listSidebarHeader(),
      .listAccompaniedSidebarCell(),
    ] {
      #expect(style.cornerRadius >= 0)
    }
  }

  @Test func accessoriesDefaults() {
    #expect(UICellAccessory.DisclosureIndicatorOptions().reservedLayoutWidth == .standard)
    #expect(UICellAccessory.CheckmarkOptions(reservedLayoutWidth: .custom(30)).reservedLayoutWidth == .custom(30))
    #expect(UICellAccessory.LabelOptions().reservedLayoutWidth == .actual)
    var options = UICellAccessory.ReorderOptions()
    #expect(!options.isHidden && options.tintColor == nil && options.showsVerticalSeparator)
    options.reservedLayoutWidth = .actual
    #expect(options.reservedLayoutWidth == .actual)
    var taps = 0
    let handler: UICellAccessory.ActionHandler = { taps += 1 }
    let view = UIView()
    let all: [UICellAccessory] = [
      .disclosureIndicator(), .detail(actionHandler: handler), .checkmark(), .delete(actionHandler: handler),
      .insert(actionHandler: handler), .reorder(), .multiselect(), .label(text: "3"),
      .outlineDisclosure(options: .init(style: .header), actionHandler: handler),
      .customView(configuration: .init(customView: view, placement: .leading(displayed: .whenEditing) { _ in 0 })),
    ]
    #expect(
      all.map(\.accessoryType) == [
        .disclosureIndicator, .detail, .checkmark, .delete, .insert, .reorder, .multiselect, .label,
        .outlineDisclosure, .customView(view),
      ])
    handler()
    #expect(taps == 1)
  }

  @Test func barsDefaults() {
    let toolbar = UIToolbarAppearance()
    #expect(toolbar.backgroundColor == nil && toolbar.backgroundEffect == nil && toolbar.shadowColor == nil)
    toolbar.configureWithOpaqueBackground()
    let copy = toolbar.copy() as? UIToolbarAppearance
    #expect(copy?.backgroundColor == .systemBackground)
    #expect(UINavigationItem(title: "A").prompt == nil)
    let controller = UIViewController()
    #expect(controller.toolbarItems == nil && !controller.hidesBottomBarWhenPushed)
  }
}
