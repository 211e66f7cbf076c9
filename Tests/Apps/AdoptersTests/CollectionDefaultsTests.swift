// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// What properties of collection views and their layouts are before anybody sets them, as documented.
@MainActor struct CollectionDefaultsTests {
  private let screen = TestScreen(.iPhoneSE)

  @Test("collection views, cells and controllers")
  func views() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.dataSource == nil && view.delegate == nil && view.prefetchDataSource == nil)
    #expect(view.dragDelegate == nil && view.dropDelegate == nil && view.backgroundView == nil)
    #expect(view.isPrefetchingEnabled && view.allowsSelection)
    #expect(!view.allowsMultipleSelection && !view.allowsSelectionDuringEditing)
    #expect(!view.allowsMultipleSelectionDuringEditing && !view.isEditing)
    #expect(!view.allowsFocus && !view.allowsFocusDuringEditing)
    #expect(!view.selectionFollowsFocus && !view.remembersLastFocusedIndexPath)
    #expect(!view.dragInteractionEnabled && view.reorderingCadence == .immediate)
    #expect(view.selfSizingInvalidation == .enabled)
    #expect(view.numberOfSections == 0 && view.indexPathsForSelectedItems == [] && view.visibleCells.isEmpty)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!cell.isSelected && !cell.isHighlighted && cell.reuseIdentifier == nil)
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
    #expect(cell.configurationUpdateHandler == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.clearsSelectionOnViewWillAppear && controller.installsStandardGestureForInteractiveMovement)
    #expect(controller.collectionView.delegate === controller && controller.collectionView.dataSource === controller)
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    #expect(UICollectionView.ScrollPosition([.centeredVertically, .right]).rawValue == 34)
  }

  @Test("layouts, attributes and contexts")
  func layouts() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.estimatedItemSize == .zero)
    #expect(flow.scrollDirection == .vertical && flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
    #expect(flow.sectionInsetReference == .fromContentInset)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
    let path = IndexPath(item: 3, section: 1)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "x", with: path)
    #expect(attributes.frame == .zero && attributes.center == .zero && attributes.size == .zero)
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.transform == .identity && CATransform3DIsIdentity(attributes.transform3D))
    #expect(attributes.indexPath == path && attributes.representedElementKind == "x")
    #expect(attributes.representedElementCategory == .supplementaryView)
    #expect(UICollectionViewLayoutAttributes(forCellWith: path).representedElementKind == nil)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(attributes.size == CGSize(width: 20, height: 10) && attributes.center == CGPoint(x: 20, y: 10))
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    #expect(context.invalidatedItemIndexPaths == nil && context.interactiveMovementTarget == .zero)
    context.invalidateItems(at: [path])
    context.invalidateSupplementaryElements(ofKind: "x", at: [path])
    context.invalidateDecorationElements(ofKind: "y", at: [path])
    #expect(context.invalidatedItemIndexPaths == [path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["x": [path]])
    #expect(context.invalidatedDecorationIndexPaths == ["y": [path]])
  }

  @Test("compositional layouts")
  func compositional() {
    let size = LayoutCatalog.size(.fractionalWidth(1), .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero && item.edgeSpacing == nil && item.supplementaryItems.isEmpty)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    #expect(group.interItemSpacing == nil && group.subitems.count == 1 && group.supplementaryItems.isEmpty)
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic && section.supplementaryContentInsetsReference == .automatic)
    #expect(section.orthogonalScrollingBehavior == .none && section.boundarySupplementaryItems.isEmpty)
    #expect(section.decorationItems.isEmpty && section.visibleItemsInvalidationHandler == nil)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    let banner = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "x", alignment: .top)
    #expect(banner.extendsBoundary && !banner.pinToVisibleBounds && banner.offset == .zero && banner.zIndex == 1)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "x").zIndex == -1)
    let anchor = NSCollectionLayoutAnchor(edges: [.top])
    #expect(anchor.offset == .zero && anchor.edges == .top)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty && configuration.contentInsetsReference == .automatic)
    #expect(LayoutCatalog.describe(.uniformAcrossSiblings(estimate: 9)) == "as its siblings, about 9.0")
    #expect(LayoutCatalog.describe(.fractionalHeight(0.5)) == "0.5 of the height")
    #expect(LayoutCatalog.describe(NSCollectionLayoutSpacing.flexible(3)) == "at least 3.0")
    #expect(NSRectAlignment.topTrailing.rawValue == 8 && UIContentInsetsReference.readableContent.rawValue == 4)
  }

  @Test("drag and drop")
  func dragAndDrop() {
    let proposal = UICollectionViewDropProposal(operation: .copy)
    #expect(proposal.intent == .unspecified && !proposal.isPrecise && !proposal.prefersFullSizePreview)
    let item = UIDragItem(itemProvider: NSItemProvider())
    #expect(item.localObject == nil && item.previewProvider == nil)
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "x")
    #expect(placeholder.cellUpdateHandler == nil && placeholder.previewParametersProvider == nil)
    #expect(UIDragPreviewParameters().visiblePath == nil)
  }

  // MARK: - A front page made of all kinds of sections

  @Test("a page of every kind of section has the frames that their parts say")
  func shopFront() throws {
    let controller = ShopFrontViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(0, 1)?.size == CGSize(width: 162.5, height: 90))
    #expect(frame(0, 2)?.size == CGSize(width: 125, height: 30))
    #expect(frame(1, 2).map { $0.minX } == 187.5)
    #expect(frame(0, 3)?.height == frame(1, 3)?.height)
    #expect(frame(0, 4)?.width == 375)
    #expect(view.numberOfSections == 5)
  }
}
