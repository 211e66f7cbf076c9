// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What more of UIKit's types were called before Swift 4.2, for source in the language modes of that time.

@available(swift, obsoleted: 4.2, renamed: "UIInputView.Style")
public typealias UIInputViewStyle = UIInputView.Style
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.PrimaryEdge")
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
@available(swift, obsoleted: 4.2, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.DragState")
public typealias UITableViewCellDragState = UITableViewCell.DragState
@available(swift, obsoleted: 4.2, renamed: "UITableViewDropProposal.Intent")
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityCustomRotor.SystemRotorType")
public typealias UIAccessibilityCustomSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType
@available(swift, obsoleted: 4.2, renamed: "UIPrintInfo.Duplex")
public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex

@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.tracking")
public var UITrackingRunLoopMode: String { RunLoop.Mode.tracking.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
public var UIAccessibilityVoiceOverStatusChanged: String {
  UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
}

// Swift 3 had plain numbers for these.

@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { .required }
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { .fittingSizeLevel }

extension UISegmentedControl {
  /// The attributes of titles by keys of any kind, as before Swift 4.2.
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public func setTitleTextAttributes(_ attributes: [AnyHashable: Any]?, for state: UIControl.State) {
    var keyed: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
      if let key = key.base as? NSAttributedString.Key {
        keyed[key] = value
      } else if let name = key.base as? String {
        keyed[NSAttributedString.Key(name)] = value
      }
    }
    setTitleTextAttributes(attributes == nil ? nil : keyed, for: state)
  }
}
