// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Properties of the kit's own that nibs' runtime attributes name, beside those of the other tables.
extension _TesseraTables {
  static var inspected: [_TesseraClassTable] {
    [
      viewKeys, layerKeys, labelKeys, buttonKeys, imageViewKeys, stackKeys, scrollViewKeys, textFieldKeys, textViewKeys,
      tableKeys, cellKeys, controllerKeys, barItemKeys, navigationItemKeys, navigationBarKeys, tabBarKeys,
      searchBarKeys, constraintKeys, controlKeys, printKeys,
    ]
  }

  private static var viewKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIView.self)
    table.add(key: "contentMode", \UIView.contentMode)
    table.add(key: "isOpaque", \UIView.isOpaque)
    table.add(key: "isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    table.add(key: "isExclusiveTouch", \UIView.isExclusiveTouch)
    table.add(key: "autoresizesSubviews", \UIView.autoresizesSubviews)
    table.add(key: "layoutMargins", \UIView.layoutMargins)
    table.add(key: "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    table.add(key: "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    table.add(key: "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    table.add(key: "semanticContentAttribute", \UIView.semanticContentAttribute)
    table.add(key: "overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    table.add(key: "isAccessibilityElement", \UIView.isAccessibilityElement)
    table.add(key: "accessibilityIdentifier", \UIView.accessibilityIdentifier)
    table.add(key: "accessibilityLabel", \UIView.accessibilityLabel)
    table.add(key: "accessibilityHint", \UIView.accessibilityHint)
    table.add(key: "accessibilityValue", \UIView.accessibilityValue)
    table.add(key: "accessibilityElementsHidden", \UIView.accessibilityElementsHidden)
    table.add(key: "accessibilityViewIsModal", \UIView.accessibilityViewIsModal)
    table.add(key: "shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren)
    return table
  }

  /// The paper, of which apps that make PDF files say by name how large it is.
  private static var printKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIPrintPageRenderer.self)
    table.add(key: "paperRect", \UIPrintPageRenderer.namedPaperRect)
    table.add(key: "printableRect", \UIPrintPageRenderer.namedPrintableRect)
    return table
  }

  private static var layerKeys: _TesseraClassTable {
    var table = _TesseraClassTable(CALayer.self)
    table.add(key: "shouldRasterize", \CALayer.shouldRasterize)
    table.add(key: "rasterizationScale", \CALayer.rasterizationScale)
    table.add(key: "allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    table.add(key: "anchorPoint", \CALayer.anchorPoint)
    return table
  }

  private static var labelKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UILabel.self)
    table.add(key: "textAlignment", \UILabel.textAlignment)
    table.add(key: "lineBreakMode", \UILabel.lineBreakMode)
    table.add(key: "shadowColor", \UILabel.shadowColor)
    table.add(key: "shadowOffset", \UILabel.shadowOffset)
    table.add(key: "highlightedTextColor", \UILabel.highlightedTextColor)
    table.add(key: "isHighlighted", \UILabel.isHighlighted)
    table.add(key: "isEnabled", \UILabel.isEnabled)
    table.add(key: "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    table.add(key: "minimumScaleFactor", \UILabel.minimumScaleFactor)
    table.add(key: "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    table.add(key: "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    return table
  }

  private static var controlKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIControl.self)
    table.add(key: "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    table.add(key: "contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    return table
  }

  private static var buttonKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIButton.self)
    table.add(readOnly: "titleLabel", \UIButton.titleLabel)
    table.add(readOnly: "imageView", \UIButton.imageView)
    table.add(key: "contentEdgeInsets", \UIButton.contentEdgeInsets)
    table.add(key: "titleEdgeInsets", \UIButton.titleEdgeInsets)
    table.add(key: "imageEdgeInsets", \UIButton.imageEdgeInsets)
    return table
  }

  private static var imageViewKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIImageView.self)
    table.add(key: "highlightedImage", \UIImageView.highlightedImage)
    table.add(key: "isHighlighted", \UIImageView.isHighlighted)
    return table
  }

  private static var stackKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIStackView.self)
    table.add(key: "axis", \UIStackView.axis)
    table.add(key: "alignment", \UIStackView.alignment)
    table.add(key: "distribution", \UIStackView.distribution)
    table.add(key: "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    table.add(key: "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    return table
  }

  private static var scrollViewKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIScrollView.self)
    table.add(key: "bounces", \UIScrollView.bounces)
    table.add(key: "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    table.add(key: "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    table.add(key: "isPagingEnabled", \UIScrollView.isPagingEnabled)
    table.add(key: "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    table.add(key: "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    table.add(key: "delaysContentTouches", \UIScrollView.delaysContentTouches)
    table.add(key: "keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    table.add(key: "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    table.add(key: "minimumZoomScale", \UIScrollView.minimumZoomScale)
    table.add(key: "maximumZoomScale", \UIScrollView.maximumZoomScale)
    return table
  }

  private static var textFieldKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UITextField.self)
    table.add(key: "text", \UITextField.text)
    for name in ["text", "attributedText"] { table.add(observable: name) }
    table.add(key: "placeholder", \UITextField.placeholder)
    table.add(key: "font", \UITextField.font)
    table.add(key: "textColor", \UITextField.textColor)
    table.add(key: "textAlignment", \UITextField.textAlignment)
    table.add(key: "borderStyle", \UITextField.borderStyle)
    table.add(key: "clearButtonMode", \UITextField.clearButtonMode)
    table.add(key: "clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    table.add(key: "keyboardType", \UITextField.keyboardType)
    table.add(key: "returnKeyType", \UITextField.returnKeyType)
    table.add(key: "isSecureTextEntry", \UITextField.isSecureTextEntry)
    table.add(key: "adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    table.add(key: "minimumFontSize", \UITextField.minimumFontSize)
    return table
  }

  private static var textViewKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UITextView.self)
    table.add(key: "text", \UITextView.text)
    for name in ["text", "attributedText"] { table.add(observable: name) }
    table.add(key: "font", \UITextView.font)
    table.add(key: "textColor", \UITextView.textColor)
    table.add(key: "textAlignment", \UITextView.textAlignment)
    table.add(key: "isEditable", \UITextView.isEditable)
    table.add(key: "isSelectable", \UITextView.isSelectable)
    table.add(key: "textContainerInset", \UITextView.textContainerInset)
    return table
  }

  private static var tableKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UITableView.self)
    table.add(key: "rowHeight", \UITableView.rowHeight)
    table.add(key: "estimatedRowHeight", \UITableView.estimatedRowHeight)
    table.add(key: "sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    table.add(key: "sectionFooterHeight", \UITableView.sectionFooterHeight)
    table.add(key: "sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    table.add(key: "separatorColor", \UITableView.separatorColor)
    table.add(key: "separatorStyle", \UITableView.separatorStyle)
    table.add(key: "allowsSelection", \UITableView.allowsSelection)
    return table
  }

  private static var cellKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UITableViewCell.self)
    table.add(key: "accessoryType", \UITableViewCell.accessoryType)
    table.add(key: "selectionStyle", \UITableViewCell.selectionStyle)
    table.add(readOnly: "textLabel", \UITableViewCell.textLabel)
    table.add(readOnly: "detailTextLabel", \UITableViewCell.detailTextLabel)
    table.add(readOnly: "imageView", \UITableViewCell.imageView)
    table.add(readOnly: "contentView", \UITableViewCell.contentView)
    return table
  }

  private static var controllerKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIViewController.self)
    table.add(key: "hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    table.add(key: "modalPresentationStyle", \UIViewController.modalPresentationStyle)
    table.add(key: "modalTransitionStyle", \UIViewController.modalTransitionStyle)
    table.add(key: "isModalInPresentation", \UIViewController.isModalInPresentation)
    table.add(key: "definesPresentationContext", \UIViewController.definesPresentationContext)
    table.add(key: "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    table.add(key: "overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    table.add(readOnly: "navigationItem", \UIViewController.navigationItem)
    table.add(readOnly: "tabBarItem", \UIViewController.tabBarItem)
    return table
  }

  private static var barItemKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UIBarItem.self)
    table.add(key: "title", \UIBarItem.title)
    table.add(key: "image", \UIBarItem.image)
    table.add(key: "tag", \UIBarItem.tag)
    table.add(key: "isEnabled", \UIBarItem.isEnabled)
    for name in ["title", "image", "isEnabled"] { table.add(observable: name) }
    table.add(key: "accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    table.add(key: "accessibilityLabel", \UIBarItem.accessibilityLabel)
    return table
  }

  private static var navigationItemKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UINavigationItem.self)
    table.add(key: "title", \UINavigationItem.title)
    table.add(key: "prompt", \UINavigationItem.prompt)
    table.add(key: "titleView", \UINavigationItem.titleView)
    table.add(key: "backButtonTitle", \UINavigationItem.backButtonTitle)
    table.add(key: "hidesBackButton", \UINavigationItem.hidesBackButton)
    return table
  }

  private static var navigationBarKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UINavigationBar.self)
    table.add(key: "barTintColor", \UINavigationBar.barTintColor)
    table.add(key: "isTranslucent", \UINavigationBar.isTranslucent)
    table.add(key: "prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    table.add(key: "shadowImage", \UINavigationBar.shadowImage)
    return table
  }

  private static var tabBarKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UITabBar.self)
    table.add(key: "barTintColor", \UITabBar.barTintColor)
    table.add(key: "unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    table.add(key: "isTranslucent", \UITabBar.isTranslucent)
    table.add(key: "backgroundImage", \UITabBar.backgroundImage)
    table.add(key: "shadowImage", \UITabBar.shadowImage)
    return table
  }

  private static var searchBarKeys: _TesseraClassTable {
    var table = _TesseraClassTable(UISearchBar.self)
    table.add(key: "text", \UISearchBar.text)
    table.add(key: "placeholder", \UISearchBar.placeholder)
    table.add(key: "barTintColor", \UISearchBar.barTintColor)
    table.add(key: "backgroundImage", \UISearchBar.backgroundImage)
    return table
  }

  private static var constraintKeys: _TesseraClassTable {
    var table = _TesseraClassTable(NSLayoutConstraint.self)
    table.add(key: "constant", \NSLayoutConstraint.constant)
    table.add(key: "identifier", \NSLayoutConstraint.identifier)
    return table
  }
}
