// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A page that was shown.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  open private(set) var url: URL
  open private(set) var initialURL: URL
  open internal(set) var title: String?
  let place: Int

  init(_ url: URL, _ title: String?, _ place: Int) {
    (self.url, initialURL, self.title, self.place) = (url, url, title, place)
    super.init()
  }
}

/// The pages before and behind the one that is shown.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let place: Int

  init(_ items: [WKBackForwardListItem], _ place: Int) {
    (self.items, self.place) = (items, place)
    super.init()
  }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// - Parameter index: 0 for the page that is shown, fewer for those before it.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }
}
