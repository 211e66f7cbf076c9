// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What stands for files of other apps, and for films that are to be cut.
@MainActor struct UIDocumentBrowserTests {
  private final class Maker: NSObject, UIDocumentBrowserViewControllerDelegate {
    var address: URL?
    var imported: [URL] = []
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(address, address == nil ? .none : .move) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { imported.append(destinationURL) }
  }

  @Test func aNewDocumentIsMovedToTheOthersAndOpened() throws {
    let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.plain-text"])
    let maker = Maker()
    browser.delegate = maker
    let phone = Phone(root: browser)
    phone.frame()
    let bar = try #require(browser.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    let add = try #require(bar.topItem?.rightBarButtonItems?.first)
    func press() { add.primaryAction?.performWithSender(add, target: nil) }
    press()
    #expect(maker.imported.isEmpty)
    let name = "browser-\(UUID().uuidString)"
    for _ in 0..<2 {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".txt")
      try Data("x".utf8).write(to: url)
      maker.address = url
      press()
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
    #expect(maker.imported.map(\.lastPathComponent) == [name + ".txt", name + " 2.txt"])
    for url in maker.imported { try FileManager.default.removeItem(at: url) }
    browser.allowsDocumentCreation = false
    #expect(bar.topItem?.rightBarButtonItems?.isEmpty != false)
  }

  private final class Cutter: NSObject, UINavigationControllerDelegate, UIVideoEditorControllerDelegate {
    var wasCancelled = false
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { wasCancelled = true }
  }

  @Test func filmsCannotBeCut() throws {
    #expect(!UIVideoEditorController.canEditVideo(atPath: "/film.mov"))
    let editor = UIVideoEditorController()
    let cutter = Cutter()
    editor.delegate = cutter
    editor.videoQuality = .typeHigh
    let phone = Phone(root: editor)
    phone.frame()
    let content = try #require(editor.topViewController)
    let bar = try #require(content.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    let cancel = try #require(bar.topItem?.leftBarButtonItem)
    cancel.primaryAction?.performWithSender(cancel, target: nil)
    #expect(cutter.wasCancelled)
  }
}
