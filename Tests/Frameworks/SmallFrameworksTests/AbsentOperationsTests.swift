// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AuthenticationServices
import CloudKit
import CoreNFC
import Foundation
import PDFKit
import Testing
import UIKit

@Suite(.timeLimit(.minutes(15))) @MainActor struct AbsentOperationsTests {
  @Test func zonesEndInErrors() async {
    let zone = CKRecordZone.ID(zoneName: "Notes", ownerName: CKCurrentUserDefaultName)
    let operation = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone], configurationsByRecordZoneID: [:])
    nonisolated(unsafe) var zones: [String] = []
    operation.recordZoneFetchResultBlock = { zone, _ in zones.append(zone.zoneName) }
    let isFailure = await withCheckedContinuation { next in
      operation.fetchRecordZoneChangesResultBlock = { result in
        if case .failure(let error) = result { next.resume(returning: error is CKError) }
      }
      CKContainer.default().privateCloudDatabase.add(operation)
    }
    #expect(isFailure && zones == ["Notes"])
  }

  @Test func notificationsAreReadFromTheirDictionaries() throws {
    let sent: [AnyHashable: Any] = [
      "aps": ["alert": "News"],
      "ck": ["cid": "iCloud.notes", "fet": ["zid": "Notes", "zoid": "_owner", "sid": "all", "dbs": 2]] as [String: Any],
    ]
    let notification = try #require(CKRecordZoneNotification(fromRemoteNotificationDictionary: sent))
    #expect(notification.recordZoneID?.zoneName == "Notes" && notification.subscriptionID == "all")
    #expect(notification.alertBody == "News" && notification.databaseScope == .private)
    #expect(CKQueryNotification(fromRemoteNotificationDictionary: sent) == nil)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [:] as [String: Any]]) == nil)
  }

  private final class Reader: NSObject, NFCTagReaderSessionDelegate, @unchecked Sendable {
    let (events, more) = AsyncStream.makeStream(of: Int.self)
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
      more.yield((error as NSError).code)
      more.finish()
    }
  }

  @Test func aSessionForTagsEndsAsItBegins() async throws {
    let reader = Reader()
    #expect(NFCTagReaderSession(pollingOption: [], delegate: reader) == nil)
    let session = try #require(NFCTagReaderSession(pollingOption: [.iso14443], delegate: reader))
    session.begin()
    var codes: [Int] = []
    for await code in reader.events { codes.append(code) }
    #expect(codes == [NFCReaderError.Code.readerErrorUnsupportedFeature.rawValue])
    let command = try #require(NFCISO7816APDU(data: Data([0, 0xa4, 4, 0, 2, 1, 2, 0])))
    #expect(command.data == Data([1, 2]) && command.expectedResponseLength == 256)
  }

  @Test func identitiesAreNotStored() async {
    let store = ASCredentialIdentityStore.shared
    #expect(await store.state().isEnabled == false)
    let site = ASCredentialServiceIdentifier(identifier: "example.test", type: .domain)
    let identity = ASPasswordCredentialIdentity(serviceIdentifier: site, user: "me", recordIdentifier: nil)
    await #expect(throws: ASCredentialIdentityStoreError.self) { try await store.saveCredentialIdentities([identity]) }
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.test")
    #expect(provider.createCredentialAssertionRequest(challenge: Data([1])).relyingPartyIdentifier == "example.test")
    let callback = ASWebAuthenticationSession.Callback.customScheme("app")
    #expect(callback.matchesURL(URL(string: "APP://done")!) && !callback.matchesURL(URL(string: "https://a.test")!))
  }

  @Test func aPageIsOneOfCoreGraphics() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200)).pdfData { $0.beginPage() }
    let document = try #require(PDFDocument(data: data))
    #expect(document.documentRef?.numberOfPages == 1)
    #expect(document.page(at: 0)?.pageRef?.getBoxRect(.mediaBox).size == CGSize(width: 100, height: 200))
    #expect(PDFDocument().documentRef == nil && PDFPage().pageRef == nil)
  }
}
