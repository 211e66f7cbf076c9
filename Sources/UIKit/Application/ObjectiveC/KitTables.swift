// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The state as key-value coding gives it.
  fileprivate var stateNumber: Int { state.rawValue }
}

/// The kit's own tables: the properties that nibs set by name, and those that can be observed.
///
/// Found by name, as an app's is.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() {
    let own = [
      responder, view, scrollView, control, label, imageView, stackView, controller, layer, application, recognizer,
      progress, operation, text,
    ]
    for table in own + controls + outlets + inspected {
      _TesseraClassTable.register(table)
    }
    registerDelegates()
  }

  /// Code that extensions share with their app asks for the application by name, since they have none.
  private static var application: _TesseraClassTable {
    var table = _TesseraClassTable(UIApplication.self)
    for name in ["sharedApplication", "shared"] {
      table.add(classMethod: ._tessera(name, UIApplication.Type.self, { type in { type.shared } }))
    }
    return table
  }

  /// What menus and keys send up the responder chain.
  private static var responder: _TesseraClassTable {
    var table = _TesseraClassTable(UIResponder.self)
    table.add(method: ._tessera("cut:", UIResponder.self) { responder in { responder.cut($0) } })
    table.add(method: ._tessera("copy:", UIResponder.self) { responder in { responder.copy($0) } })
    table.add(method: ._tessera("paste:", UIResponder.self) { responder in { responder.paste($0) } })
    table.add(
      method: ._tessera("pasteAndMatchStyle:", UIResponder.self) { responder in { responder.pasteAndMatchStyle($0) } })
    table.add(method: ._tessera("select:", UIResponder.self) { responder in { responder.select($0) } })
    table.add(method: ._tessera("selectAll:", UIResponder.self) { responder in { responder.selectAll($0) } })
    table.add(method: ._tessera("delete:", UIResponder.self) { responder in { responder.delete($0) } })
    table.add(
      method: ._tessera("toggleBoldface:", UIResponder.self) { responder in { responder.toggleBoldface($0) } })
    table.add(method: ._tessera("toggleItalics:", UIResponder.self) { responder in { responder.toggleItalics($0) } })
    table.add(
      method: ._tessera("toggleUnderline:", UIResponder.self) { responder in { responder.toggleUnderline($0) } })
    table.add(
      method: ._tessera("useSelectionForFind:", UIResponder.self) { responder in { responder.useSelectionForFind($0) } }
    )
    table.add(method: ._tessera("find:", UIResponder.self) { responder in { responder.find($0) } })
    table.add(method: ._tessera("findAndReplace:", UIResponder.self) { responder in { responder.findAndReplace($0) } })
    table.add(method: ._tessera("findNext:", UIResponder.self) { responder in { responder.findNext($0) } })
    table.add(method: ._tessera("findPrevious:", UIResponder.self) { responder in { responder.findPrevious($0) } })
    table.add(
      method: ._tessera("resignFirstResponder", UIResponder.self) { responder in { responder.resignFirstResponder() } })
    table.add(
      method: ._tessera("becomeFirstResponder", UIResponder.self) { responder in { responder.becomeFirstResponder() } })
    return table
  }

  private static var view: _TesseraClassTable {
    var table = _TesseraClassTable(UIView.self)
    table.add(key: "frame", \UIView.frame)
    table.add(key: "bounds", \UIView.bounds)
    table.add(key: "center", \UIView.center)
    table.add(key: "alpha", \UIView.alpha)
    table.add(key: "isHidden", \UIView.isHidden)
    for name in ["frame", "bounds", "center", "alpha", "isHidden"] { table.add(observable: name) }
    table.add(key: "backgroundColor", \UIView.backgroundColor)
    table.add(key: "tintColor", \UIView.tintColor)
    table.add(key: "tag", \UIView.tag)
    table.add(key: "clipsToBounds", \UIView.clipsToBounds)
    table.add(key: "isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
    table.add(key: "transform", \UIView.transform)
    table.add(readOnly: "layer", \UIView.layer)
    table.add(readOnly: "superview", \UIView.superview)
    table.add(readOnly: "subviews", \UIView.subviews)
    table.add(
      method: ._tessera("recursiveDescription", UIView.self) { view in { view.recursiveDescriptionText as NSString } })
    return table
  }

  private static var scrollView: _TesseraClassTable {
    var table = _TesseraClassTable(UIScrollView.self)
    table.add(key: "contentOffset", \UIScrollView.contentOffset)
    table.add(key: "contentSize", \UIScrollView.contentSize)
    table.add(key: "contentInset", \UIScrollView.contentInset)
    table.add(key: "zoomScale", \UIScrollView.zoomScale)
    for name in ["contentOffset", "contentSize", "contentInset", "zoomScale"] { table.add(observable: name) }
    table.add(key: "isScrollEnabled", \UIScrollView.isScrollEnabled)
    return table
  }

  private static var control: _TesseraClassTable {
    var table = _TesseraClassTable(UIControl.self)
    table.add(key: "isEnabled", \UIControl.isEnabled)
    table.add(key: "isSelected", \UIControl.isSelected)
    table.add(key: "isHighlighted", \UIControl.isHighlighted)
    for name in ["isEnabled", "isSelected", "isHighlighted"] { table.add(observable: name) }
    return table
  }

  private static var label: _TesseraClassTable {
    var table = _TesseraClassTable(UILabel.self)
    table.add(key: "text", \UILabel.text)
    table.add(key: "attributedText", \UILabel.attributedText)
    for name in ["text", "attributedText"] { table.add(observable: name) }
    table.add(key: "font", \UILabel.font)
    table.add(key: "textColor", \UILabel.textColor)
    table.add(key: "numberOfLines", \UILabel.numberOfLines)
    return table
  }

  private static var imageView: _TesseraClassTable {
    var table = _TesseraClassTable(UIImageView.self)
    table.add(key: "image", \UIImageView.image)
    table.add(observable: "image")
    return table
  }

  private static var stackView: _TesseraClassTable {
    var table = _TesseraClassTable(UIStackView.self)
    table.add(key: "spacing", \UIStackView.spacing)
    return table
  }

  private static var controller: _TesseraClassTable {
    var table = _TesseraClassTable(UIViewController.self)
    table.add(key: "title", \UIViewController.title)
    table.add(observable: "title")
    table.add(key: "preferredContentSize", \UIViewController.preferredContentSize)
    table.add(outlet: "view", get: { (controller: UIViewController) in controller.view }, set: { $0.view = $1 })
    table.add(readOnly: "parent", \UIViewController.parent)
    table.add(
      method: ._tessera("_printHierarchy", UIViewController.self) { controller in
        { controller.hierarchyText as NSString }
      })
    return table
  }

  private static var recognizer: _TesseraClassTable {
    var table = _TesseraClassTable(UIGestureRecognizer.self)
    table.add(key: "isEnabled", \UIGestureRecognizer.isEnabled)
    table.add(readOnly: "state", \UIGestureRecognizer.stateNumber)
    table.add(readOnly: "view", \UIGestureRecognizer.view)
    table.add(observable: "state")
    return table
  }

  private static var progress: _TesseraClassTable {
    var table = _TesseraClassTable(Progress.self)
    table.add(key: "completedUnitCount", \Progress.completedUnitCount)
    table.add(key: "totalUnitCount", \Progress.totalUnitCount)
    table.add(readOnly: "fractionCompleted", \Progress.fractionCompleted)
    table.add(readOnly: "isFinished", \Progress.isFinished)
    table.add(readOnly: "isCancelled", \Progress.isCancelled)
    for name in ["completedUnitCount", "fractionCompleted", "isCancelled", "isFinished", "totalUnitCount"] {
      table.add(observable: name)
    }
    return table
  }

  private static var text: _TesseraClassTable {
    var table = _TesseraClassTable(NSString.self)
    table.add(readOnly: "length", \NSString.length)
    table.add(readOnly: "uppercaseString", \NSString.uppercased)
    table.add(readOnly: "lowercaseString", \NSString.lowercased)
    table.add(readOnly: "capitalizedString", \NSString.capitalized)
    table.add(readOnly: "intValue", \NSString.intValue)
    table.add(readOnly: "integerValue", \NSString.integerValue)
    table.add(readOnly: "doubleValue", \NSString.doubleValue)
    table.add(readOnly: "boolValue", \NSString.boolValue)
    return table
  }

  private static var operation: _TesseraClassTable {
    var table = _TesseraClassTable(Operation.self)
    table.add(readOnly: "isCancelled", \Operation.isCancelled)
    table.add(readOnly: "isExecuting", \Operation.isExecuting)
    table.add(readOnly: "isFinished", \Operation.isFinished)
    table.add(readOnly: "isReady", \Operation.isReady)
    table.add(key: "name", \Operation.name)
    for name in ["isCancelled", "isExecuting", "isFinished", "isReady"] { table.add(observable: name) }
    return table
  }

  private static var layer: _TesseraClassTable {
    var table = _TesseraClassTable(CALayer.self)
    table.add(key: "cornerRadius", \CALayer.cornerRadius)
    table.add(key: "borderWidth", \CALayer.borderWidth)
    table.add(key: "opacity", \CALayer.opacity)
    table.add(key: "masksToBounds", \CALayer.masksToBounds)
    table.add(key: "shadowOpacity", \CALayer.shadowOpacity)
    table.add(key: "shadowRadius", \CALayer.shadowRadius)
    table.add(key: "shadowOffset", \CALayer.shadowOffset)
    table.add(key: "isHidden", \CALayer.isHidden)
    table.add(key: "bounds", \CALayer.bounds)
    table.add(key: "position", \CALayer.position)
    table.add(key: "zPosition", \CALayer.zPosition)
    for name in [
      "anchorPoint", "backgroundColor", "borderWidth", "bounds", "contents", "cornerRadius", "isHidden", "opacity",
      "position", "shadowOpacity", "sublayers", "transform", "zPosition",
    ] { table.add(observable: name) }
    return table
  }
}
