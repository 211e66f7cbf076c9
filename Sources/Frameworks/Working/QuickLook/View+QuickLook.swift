// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import SwiftUI

/// Shows files in a preview of UIKit's, which tells closures.
private final class HostedPreview: QLPreviewController, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  private let urls: [URL]
  private let didLeave: () -> Void

  init(_ urls: [URL], selected: Int, didLeave: @escaping () -> Void) {
    self.urls = urls
    self.didLeave = didLeave
    super.init(nibName: nil, bundle: nil)
    dataSource = self
    delegate = self
    currentPreviewItemIndex = selected
  }

  required init?(coder: NSCoder) { return nil }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    urls[index] as NSURL
  }

  func previewControllerDidDismiss(_ controller: QLPreviewController) { didLeave() }
}

extension View {
  /// Shows a preview of a file while a binding has one.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    quickLookPreview(item, in: item.wrappedValue.map { [$0] } ?? [])
  }

  /// Shows a preview of files while a binding has the one to begin with.
  public nonisolated func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL {
    let urls = Array(items)
    let isPresented = Binding<Bool>(
      get: { selection.wrappedValue != nil }, set: { if !$0 { selection.wrappedValue = nil } })
    return presents(isPresented: isPresented) { end in
      HostedPreview(urls, selected: selection.wrappedValue.flatMap { urls.firstIndex(of: $0) } ?? 0, didLeave: end)
    }
  }
}
