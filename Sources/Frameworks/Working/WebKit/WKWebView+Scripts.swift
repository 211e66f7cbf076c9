// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// Where scripts run; none does.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  open private(set) var name: String?

  private init(_ name: String?) {
    self.name = name
    super.init()
  }

  public static let page = WKContentWorld(nil)
  public static let defaultClient = WKContentWorld(nil)
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// Which part of a page a picture is to show, and how wide.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// Defaults to all that is seen.
  open var rect = CGRect.null
  /// Points. Defaults to the part's own.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() { super.init() }
}

@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  public override init() { super.init() }
}

extension WKWebView {

  func picture(_ configuration: WKSnapshotConfiguration?) -> UIImage? {
    layoutIfNeeded()
    let rect = configuration.map { $0.rect.isNull ? bounds : $0.rect.intersection(bounds) } ?? bounds
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let width = CGFloat(configuration?.snapshotWidth?.doubleValue ?? Double(rect.width))
    guard width > 0 else { return nil }
    let factor = width / rect.width
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: rect.height * factor)).image { context in
      context.cgContext.scaleBy(x: factor, y: factor)
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context.cgContext)
    }
  }
}
